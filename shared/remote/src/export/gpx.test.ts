// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { type GpxPoint, gpxFile } from './gpx.ts'

const point = (more: Partial<GpxPoint> = {}): GpxPoint => ({
  latitude: 41.9,
  longitude: 3,
  elevation: 321.44,
  ...more,
})
const GPX = 'http://www.topografix.com/GPX/1/1'

function read(text: string): Document {
  const file = new DOMParser().parseFromString(text, 'application/xml')
  expect(file.querySelector('parsererror')).toBeNull()
  return file
}
const children = (element: Element | null | undefined) =>
  Array.from(element?.children ?? [], ({ tagName }) => tagName)

it('writes the elements in the order of the GPX schema', () => {
  const at = Date.UTC(2026, 10, 22, 9, 30)
  const stop = { ...point(), name: 'Dolmen', description: 'Pedra' }
  const track = {
    name: 'Volta',
    description: 'Un esbós',
    url: 'https://suroviu.test/rutas/r?a=1&b=2',
    stops: [stop],
    segments: [[point({ at, accuracy: 7.52 }), point({ elevation: null })], [point()]],
  }
  const file = read(gpxFile(track, new Date(at)))
  expect(file.documentElement.namespaceURI).toBe(GPX)
  expect(file.documentElement.getAttribute('version')).toBe('1.1')
  expect(children(file.documentElement)).toEqual(['metadata', 'wpt', 'trk'])
  expect(children(file.querySelector('metadata'))).toEqual(['name', 'desc', 'link', 'time'])
  expect(children(file.querySelector('wpt'))).toEqual(['ele', 'name', 'desc'])
  expect(children(file.querySelector('trk'))).toEqual(['name', 'desc', 'link', 'trkseg', 'trkseg'])
  const [first, second] = file.getElementsByTagNameNS(GPX, 'trkpt')
  expect(children(first)).toEqual(['ele', 'time', 'extensions'])
  expect(first?.textContent).toBe('321.42026-11-22T09:30:00.000Z7.5')
  expect(children(second)).toEqual([])
})

it('accepts any text, and none', () => {
  const hostile = 'Can <b> & "Llop"\u0007\ud800'
  const file = read(gpxFile({ name: hostile, segments: [] }))
  expect(file.querySelector('trk > name')?.textContent).toBe('Can <b> & "Llop"')
})
