import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkTerritory } from '../check.ts'
import { faultLine } from '../faults.ts'
import type { Document } from '../testing/small-pack.ts'

const TEMPLATE = fileURLToPath(new URL('../../template', import.meta.url))
const ROUTE = 'routes/rt-loop.json'
const TRACK = 'tracks/rt-loop.gpx'

interface Point {
  lat: number | string
  lon: number | string
  ele?: number | string
  time?: string
}
/** Eleven points, a hundred metres each, in the template's territory. */
const line = (from = 42, ele: number | string = 100): Point[] =>
  Array.from({ length: 11 }, (_, index) => ({ lat: (from + index * 0.0009).toFixed(6), lon: 2.9, ele }))
const segment = (points: readonly Point[]) =>
  `<trkseg>${points.map(({ lat, lon, ele, time }) => `<trkpt lat="${lat}" lon="${lon}">${ele === undefined ? '' : `<ele>${ele}</ele>`}${time ? `<time>${time}</time>` : ''}</trkpt>`).join('\n')}</trkseg>`
const gpx = (...parts: Point[][]) =>
  `<gpx version="1.1"><trk><name>t</name>${parts.map(segment).join('')}</trk></gpx>`
const withPoint = (at: number, point: Partial<Point>) =>
  line().map((one, index) => (index === at ? { ...one, ...point } : one))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sureda-track-'))
  cpSync(TEMPLATE, folder, { recursive: true })
  edit(ROUTE, (route) => {
    route.start = { ...route.start, latitude: 42, longitude: 2.9 }
    route.distance = 1
    route.points = [{ ...route.points[0], latitude: 42.0045, longitude: 2.9 }]
  })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function edit(file: string, change: (document: Document) => void) {
  const document = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  change(document)
  writeFileSync(join(folder, file), JSON.stringify(document))
}
const put = (content: string) => writeFileSync(join(folder, TRACK), content)
const check = () => checkTerritory(folder)
const faults = async () => (await check()).faults.map((fault) => faultLine(fault).trim())

it('counts and draws nothing between the parts of a track, and says that there is a gap', async () => {
  put(gpx(line(), line(42.2, 900)))
  const { faults: none, tracks, remarks } = await check()
  expect(none).toEqual([])
  const track = tracks.get('rt-loop')
  expect(track?.lengthKm).toBeCloseTo(2, 1)
  expect(track).toMatchObject({ gain: 0, loss: 0, lowest: 100, highest: 900, recorded: 22 })
  expect(track?.full.filter((point) => point[3] === 1)).toEqual([[42.2, 2.9, 900, 1]])
  expect(track?.drawn.filter((point) => point[3] === 1)).toEqual([[42.2, 2.9, 900, 1]])
  expect(remarks.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^has 2 parts\. .*: 21\.2 km before point 12$/),
  )
})

it('reads several tracks of a file as parts, and leaves out single points', async () => {
  const two = `<gpx><trk>${segment(line())}</trk><trk>${segment(line().slice(0, 1))}${segment(line(42.01))}</trk></gpx>`
  put(two)
  const { faults: none, tracks } = await check()
  expect(none).toEqual([])
  expect(tracks.get('rt-loop')?.full.filter((point) => point[3])).toHaveLength(1)
})

it('reads a track with prefixed elements', async () => {
  put(gpx(line()).replaceAll(/<(\/?)([a-z])/g, '<$1gpx:$2'))
  expect(await faults()).toEqual([])
  expect((await check()).tracks.get('rt-loop')?.recorded).toBe(11)
})

const minutes = (index: number, step: number) =>
  new Date(Date.UTC(2027, 4, 1, 10, index * step)).toISOString()

it.each<[what: string, content: string, fault: RegExp]>([
  [
    'a point at 0/0',
    gpx(withPoint(5, { lat: '0.0', lon: '0.0', ele: 0 })),
    /^routes\/rt-loop\.json › track: tracks\/rt-loop\.gpx point 6 lies at 0, 0, far outside of the map\.bounds/,
  ],
  [
    'exchanged coordinates',
    gpx(line().map((point) => ({ ...point, lat: point.lon, lon: point.lat }))),
    /› track: .* point 1 lies at 2\.9, 42: latitude and longitude look exchanged$/,
  ],
  ['an empty height', gpx(withPoint(5, { ele: '' })), /› track: .* point 6 has no elevation/],
  ['a missing height', gpx(withPoint(5, { ele: undefined })), /› track: .* point 6 has no elevation/],
  [
    '-9999 for no height',
    gpx(withPoint(5, { ele: -9999 })),
    /› track: .* point 6 has the elevation -9999: .* a missing one/,
  ],
  [
    '-32768 for no height',
    gpx(withPoint(5, { ele: -32768 })),
    /› track: .* point 6 has the elevation -32768/,
  ],
  [
    '0 for no height',
    gpx(withPoint(5, { ele: 0 })),
    /› track: .* point 6 has the elevation 0 beside 100: a missing height/,
  ],
  ['no heights at all', gpx(line(42, 0)), /› track: .* has no heights: every point says 0/],
  [
    'one height for all',
    gpx(Array.from({ length: 40 }, (_, index) => ({ lat: 42 + index * 0.0002, lon: 2.9, ele: -1 }))),
    /› track: .* has no heights: every point says -1/,
  ],
  [
    'a drive of twenty seconds',
    gpx(
      line().map((point, index) => ({
        ...point,
        time: new Date(Date.UTC(2027, 4, 1, 10, 0, index * 2)).toISOString(),
      })),
    ),
    /› track: .* goes 180 km\/h at point 11: cut off what was driven/,
  ],
  [
    'a receiver on a table',
    gpx(Array.from({ length: 9 }, () => ({ lat: 42, lon: 2.9, ele: 1 }))),
    /goes nowhere/,
  ],
  [
    'one position far away',
    gpx(withPoint(5, { lat: '42.0270' })),
    /› track: .* jumps 2\.\d km away and back at point 6/,
  ],
  [
    'heights that jump',
    gpx(withPoint(5, { ele: 900 })),
    /› track: .* jumps from 100 to 900 m of height at point 6/,
  ],
  [
    'a leap inside of one part',
    gpx([...line(), ...line(42.08)]),
    /› track: .* jumps 7\.\d km before point 12\. .* begin a new <trkseg> there/,
  ],
  ['an empty coordinate', gpx(withPoint(5, { lat: '' })), /› track: .* point 6 has no valid lat and lon/],
  ['a decimal comma', gpx(withPoint(5, { lat: '42,0045' })), /› track: .* point 6 has no valid lat and lon/],
  [
    'a drive home',
    gpx(line().map((point, index) => ({ ...point, lat: 42 + index * 0.02, time: minutes(index, 2) }))),
    /› track: .* goes 67 km\/h at point 2: cut off what was driven/,
  ],
  [
    'a line that begins elsewhere',
    gpx(line(42.05)),
    /^routes\/rt-loop\.json › start: lies 5\.6 km from where tracks\/rt-loop\.gpx begins/,
  ],
  [
    'a line that runs the other way',
    gpx([...line(), ...line(42.0099)].reverse()),
    /› start: lies at the end of tracks\/rt-loop\.gpx: .* Turn it round/,
  ],
  [
    'a planned route',
    '<gpx><rte><rtept lat="42" lon="2.9"/></rte></gpx>',
    /› track: .* has a planned route \(<rte>\) and no track/,
  ],
])('refuses %s', async (_what, content, fault) => {
  put(content)
  expect(await faults()).toContainEqual(expect.stringMatching(fault))
})

it('accepts plausible speeds on foot and by bicycle', async () => {
  const timed = line().map((point, index) => ({ ...point, time: minutes(index, 1.5) }))
  put(gpx(timed))
  expect(await faults()).toEqual([])
})

it('reports a stop far from its track', async () => {
  put(gpx(line()))
  edit(ROUTE, (route) => {
    route.points[0].longitude = 2.93
  })
  expect(await faults()).toEqual([`${ROUTE} › points.0: lies 2.5 km beside ${TRACK}`])
})

it('names an end that lies beside its line', async () => {
  put(gpx(line()))
  edit(ROUTE, (route) => {
    route.end = { name: 'x', latitude: 42.09, longitude: 2.9 }
  })
  expect(await faults()).toEqual([`${ROUTE} › end: lies 9.0 km beside ${TRACK}`])
})

it.each([
  [
    'locations/loc-museum.json',
    'latitude',
    (item: Document) => Object.assign(item, { latitude: item.longitude, longitude: item.latitude }),
    'latitude and longitude look exchanged',
  ],
  [
    'experiences/e-visit.json',
    'latitude',
    (item: Document) => Object.assign(item, { latitude: -33.9, longitude: 18.4, demo: false }),
    'far outside of the map.bounds',
  ],
  [
    'tenant.json',
    'map.bounds',
    (tenant: Document) => tenant.map.bounds.reverse(),
    'must be the south-west corner',
  ],
])('refuses %s on another continent', async (file, field, change, message) => {
  edit(file, change)
  expect(await faults()).toContainEqual(
    expect.stringMatching(new RegExp(`^${file} › ${field}: .*${message}`)),
  )
})

it('accepts new bounds while items of the template are still in place', async () => {
  edit('tenant.json', (tenant) => {
    tenant.map.bounds = [
      [39.1, -7.55],
      [39.7, -6.75],
    ]
    delete tenant.map.outlines
  })
  put(gpx(line()))
  const { faults: none, remarks } = await check()
  expect(none).toEqual([])
  expect(remarks.map(faultLine).join()).toContain(
    'locations/loc-museum.json › latitude: lies at 42, 2.9, far outside',
  )
  // but a track far from its route is a fault
  put(gpx(withPoint(5, { lat: '0.0', lon: '0.0', ele: 0 })))
  expect(await faults()).toContainEqual(expect.stringMatching(/point 6 lies at 0, 0, far outside/))
})
