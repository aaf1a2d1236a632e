import { expect, it } from 'vitest'
import { listOnMap } from './list-on-map.ts'

it('passes on filters and search of a list without empty values', () => {
  expect(listOnMap('restaurant', { rating: 4, q: ' arròs & peix ' })).toBe(
    '/mapa?layer=restaurant&rating=4&q=arr%C3%B2s+%26+peix',
  )
  expect(listOnMap('experience,restaurant', { rating: null, q: '  ' })).toBe(
    '/mapa?layer=experience,restaurant',
  )
})
