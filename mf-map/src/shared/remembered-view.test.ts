// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { rememberedView, rememberView } from './remembered-view.ts'

it('restores the map as it was left, per territory', () => {
  rememberView('gavarres', { latitude: 41.9, longitude: 3.1, zoom: 12 }, 'satellite')
  expect(rememberedView('gavarres')).toEqual({
    view: { latitude: 41.9, longitude: 3.1, zoom: 12 },
    base: 'satellite',
  })
  expect(rememberedView('raya')).toEqual({ view: null, base: null })
})

it('ignores a corrupt stored value', () => {
  localStorage.setItem('map_view:gavarres', '{"broken":')
  expect(rememberedView('gavarres')).toEqual({ view: null, base: null })
})
