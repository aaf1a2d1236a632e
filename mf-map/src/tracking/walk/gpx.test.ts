// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { TrackPoint } from '../../shared/geo/track-filter.ts'
import { gpxOfWalk } from './gpx.ts'

const point = (more: Partial<TrackPoint>): TrackPoint => ({
  at: Date.UTC(2026, 10, 22, 9, 30),
  latitude: 41.9,
  longitude: 3,
  elevation: 321.44,
  accuracy: 7.5,
  startsPart: false,
  ...more,
})
const read = (text: string) => new DOMParser().parseFromString(text, 'application/xml')
const GPX = 'http://www.topografix.com/GPX/1/1'

it('writes a track with a segment per part, in the schema’s order', () => {
  const text = gpxOfWalk(
    'Volta',
    [point({ startsPart: true }), point({ at: 1 }), point({ startsPart: true, elevation: null })],
    0,
  )
  const file = read(text)
  expect(file.querySelector('parsererror')).toBeNull()
  expect(file.documentElement.namespaceURI).toBe(GPX)
  expect(file.documentElement.getAttribute('version')).toBe('1.1')
  expect(Array.from(file.getElementsByTagNameNS(GPX, 'trkseg'), (part) => part.children.length)).toEqual([
    2, 1,
  ])
  const [first, , last] = file.getElementsByTagNameNS(GPX, 'trkpt')
  expect(first?.getAttribute('lat')).toBe('41.9')
  expect(Array.from(first?.children ?? [], ({ tagName }) => tagName)).toEqual(['ele', 'time', 'extensions'])
  expect(first?.getElementsByTagNameNS(GPX, 'time')[0]?.textContent).toBe('2026-11-22T09:30:00.000Z')
  expect(first?.getElementsByTagNameNS('urn:sureda:gpx:1', 'accuracy')[0]?.textContent).toBe('7.5')
  expect(last?.getElementsByTagNameNS(GPX, 'ele')).toHaveLength(0)
})

it('writes a valid file also where nothing was recorded', () => {
  expect(read(gpxOfWalk('Buit', [], 0)).querySelector('parsererror')).toBeNull()
})
