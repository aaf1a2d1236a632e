// @vitest-environment jsdom
import * as L from 'leaflet'
import { afterEach, expect, it, vi } from 'vitest'
import type { MapItem } from '../shared/map-item.ts'
import { fakeBrowser } from '../testing/fake-browser.ts'
import { pinLayer } from './pin-layer.ts'

const fonda = {
  key: 'experience:e-fonda',
  layer: 'restaurant',
  title: 'La fonda',
  latitude: 41.9,
  longitude: 3,
  notice: null,
} as unknown as MapItem

afterEach(() => vi.restoreAllMocks())

it('ignores the click that ends a drag, and takes the next one for a tap', () => {
  fakeBrowser()
  let now = 5_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const box = document.createElement('div')
  document.body.append(box)
  const map = L.map(box, { zoomAnimation: false, fadeAnimation: false }).setView([41.9, 3], 12)
  const opened: string[] = []
  pinLayer(map, ({ key }) => opened.push(key)).setItems([fonda])
  const pin = box.querySelector<HTMLButtonElement>('.leaflet-marker-pane button')
  pin?.click()
  expect(opened).toEqual([fonda.key])
  map.fire('dragend')
  now += 10
  pin?.click()
  expect(opened).toHaveLength(1)
  now += 300
  pin?.click()
  expect(opened).toHaveLength(2)
  map.remove()
  box.remove()
})

it('moves the map when something covers the pin that gets the focus', () => {
  fakeBrowser()
  const box = document.createElement('div')
  const pill = document.createElement('a')
  document.body.append(box, pill)
  const map = L.map(box, { zoomAnimation: false, fadeAnimation: false }).setView([41.9, 3], 12)
  pinLayer(map, () => {}).setItems([fonda])
  const pin = box.querySelector<HTMLButtonElement>('.leaflet-marker-pane button')
  const move = vi.spyOn(map, 'panBy')
  document.elementFromPoint = () => box
  pin?.focus()
  expect(move).not.toHaveBeenCalled()
  pin?.blur()
  document.elementFromPoint = () => pill
  pin?.focus()
  expect(move).toHaveBeenCalledOnce()
  pin?.blur()
  // now only its lower edge is covered
  if (pin) pin.getBoundingClientRect = () => new DOMRect(0, 100, 48, 48)
  document.elementFromPoint = (_, y) => (y > 140 ? pill : box)
  pin?.focus()
  expect(move).toHaveBeenCalledTimes(2)
  map.remove()
  box.remove()
  pill.remove()
})
