import { expect, it } from 'vitest'
import es from '../../locales/es.json' with { type: 'json' }
import { MAP_LAYERS } from './map-layers.ts'

it.each(MAP_LAYERS)('the layer %s has its texts', (layer) => {
  expect(es.layer).toHaveProperty(layer)
  expect(es.layers).toHaveProperty(layer)
})
