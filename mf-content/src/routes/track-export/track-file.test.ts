// @vitest-environment jsdom
import { gpxFile } from '@sureda/remote/export'
import { makeRouteDetail, makeRoutePoint } from '@sureda/testing/content-factories'
import { gpx, kml } from '@tmcw/togeojson'
import { expect, it } from 'vitest'
import { kmlFile } from './kml-file.ts'
import { trackFileOf } from './track-file.ts'

const URL_OF_ROUTE = 'https://suroviu.test/rutas/r-volta?a=1&b=2'
const hostile = 'Fitor & <img src=x onerror=alert(1)> "cim"\u0000\ud800'
const route = makeRouteDetail({
  title: hostile,
  track: [
    [41.9, 3.05, 180],
    [41.9040001, 3.06, 210.44],
    [41.91, 3.07, Number.NaN],
    [999, 3.07, 1],
  ],
  points: [
    makeRoutePoint({ name: 'Dolmen', description: '<script>alert(1)</script>' }),
    makeRoutePoint({ id: 'rp-2', name: 'Font', elevation: null }),
  ],
})
const file = trackFileOf(route, URL_OF_ROUTE, ['Un esbós fet a mà.'])

function parsed(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}
const children = (parent: Element | null | undefined) =>
  [...(parent?.children ?? [])].map(({ nodeName }) => nodeName)

it('writes valid GPX 1.1 with name, stops, line and heights', () => {
  const { features } = gpx(parsed(gpxFile(file, new Date('2026-11-22T09:00:00Z'))))
  const [line] = features.filter(({ geometry }) => geometry?.type === 'LineString')
  expect(line?.geometry).toMatchObject({
    coordinates: [
      [3.05, 41.9, 180],
      [3.06, 41.904, 210.4],
      [3.07, 41.91],
    ],
  })
  expect(line?.properties?.name).toBe('Fitor & <img src=x onerror=alert(1)> "cim"')
  const stops = features.filter(({ geometry }) => geometry?.type === 'Point')
  expect(stops.map(({ properties }) => properties?.name)).toEqual(['Dolmen', 'Font'])
})

it('writes valid KML 2.2 without markup that a map app would run', () => {
  const document = parsed(kmlFile(file))
  expect(document.documentElement.namespaceURI).toBe('http://www.opengis.net/kml/2.2')
  const { features } = kml(document)
  const [line, ...stops] = features
  expect(line?.geometry).toMatchObject({ type: 'LineString', coordinates: { length: 3 } })
  expect(stops.map(({ geometry }) => geometry)).toMatchObject([
    { type: 'Point', coordinates: [3.06, 41.904, 210] },
    { type: 'Point', coordinates: [3.06, 41.904] },
  ])
  expect(children(document.querySelector('Placemark'))).toEqual([
    'name',
    'description',
    'styleUrl',
    'LineString',
  ])
  for (const { textContent } of document.querySelectorAll('description'))
    expect(textContent).not.toMatch(/[<>]/)
})

it('says at the beginning of the file that a line is a sketch', () => {
  expect(file.description).toMatch(/^Un esbós fet a mà\./)
  expect(parsed(gpxFile(file)).querySelector('trk > desc')?.textContent).toMatch(/^Un esbós/)
  expect(parsed(kmlFile(file)).querySelector('Placemark > description')?.textContent).toMatch(/^Un esbós/)
})

it('writes a line for each part of a track', () => {
  const parted = trackFileOf(
    makeRouteDetail({
      track: [
        [41.9, 3, 100],
        [41.91, 3, 100],
        [42.1, 3, 900, 1],
        [42.11, 3, 900],
      ],
    }),
    URL_OF_ROUTE,
    [],
  )
  expect(parsed(gpxFile(parted)).querySelectorAll('trkseg')).toHaveLength(2)
  expect(parsed(kmlFile(parted)).querySelectorAll('LineString')).toHaveLength(2)
})
