import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { groundFault } from '@sureda/contract/schemas/platform/ground-archive'
import { PbfReader } from 'pbf'
import { PMTiles, zxyToTileId } from 'pmtiles'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkTerritory } from '../check.ts'
import { faultLine } from '../faults.ts'
import { buildGround } from './build-ground.ts'
import { contourLines, readRelief, seaOf } from './contours.ts'
import { GROUND_FILE, makePackGround } from './ground-command.ts'
import {
  INVENTED_ATTRIBUTION,
  INVENTED_BOUNDS,
  inventedFeatures,
  inventedRelief,
  writeInventedLand,
} from './testing/invented-land.ts'
import { writeArchive } from './write-archive.ts'

let folder: string
let said: string
const hear = (line: string) => {
  said += line
}
const say = { print: hear, printError: hear }
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sureda-ground-'))
  said = ''
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const tenant = { id: 'invented', map: { bounds: INVENTED_BOUNDS } } as Parameters<typeof buildGround>[0]
const build = () => {
  const { osm, dem } = writeInventedLand(folder)
  return buildGround(tenant, { osm: [osm], dem: [dem], attribution: INVENTED_ATTRIBUTION })
}
const opened = (archive: Buffer) =>
  new PMTiles({
    getKey: () => 'test',
    getBytes: async (offset, length) => ({
      data: new Uint8Array(archive.subarray(offset, offset + length)).buffer,
    }),
  })
async function tileAt(archive: Buffer, zoom: number): Promise<VectorTile> {
  const [x, y] = tileOf(zoom)
  const tile = await opened(archive).getZxy(zoom, x, y)
  if (!tile) throw new Error(`There is no tile at zoom ${zoom}`)
  return new VectorTile(new PbfReader(new Uint8Array(tile.data)))
}
/** The tile of the invented village. */
function tileOf(zoom: number): [x: number, y: number] {
  const sine = Math.sin((41.9043 * Math.PI) / 180)
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return [Math.floor(((2.9876 + 180) / 360) * 2 ** zoom), Math.floor(y * 2 ** zoom)]
}

it('builds a valid archive, with each layer from its zoom on', async () => {
  const { archive, counts, interval } = await build()
  expect(groundFault(archive, archive.length)).toBeUndefined()
  expect(interval).toBe(10)
  expect(counts).toMatchObject({ buildings: 36, roads: 4, names: 3, limits: 1 })
  expect(await opened(archive).getMetadata()).toMatchObject({ attribution: INVENTED_ATTRIBUTION })
  const header = await opened(archive).getHeader()
  expect(header).toMatchObject({ minZoom: 6, maxZoom: 14, tileType: 1 })
  expect(Object.keys((await tileAt(archive, 9)).layers)).toEqual([
    'cover',
    'water',
    'limits',
    'roads',
    'names',
  ])
  const near = await tileAt(archive, 14)
  expect(Object.keys(near.layers)).toEqual(
    expect.arrayContaining(['cover', 'contours', 'buildings', 'roads', 'names']),
  )
  // features of one kind are merged, because phones are slow at reading many features
  expect(near.layers.buildings?.length).toBe(1)
  expect(near.layers.buildings?.feature(0).loadGeometry().length).toBeGreaterThan(20)
  expect(near.layers.names?.feature(0).properties).toEqual({
    kind: 'village',
    name: 'Vila Inventada',
    'name:es': 'Villa Inventada',
  })
})

it('equals the archive in the tests of the map', async () => {
  const { archive } = await build()
  const committed = readFileSync(
    fileURLToPath(new URL('../../../shared/testing/src/invented-ground.pmtiles', import.meta.url)),
  )
  // update the committed file with: writeFileSync(<that file>, archive)
  expect(committed.length).toBe(archive.length)
  for (const zoom of [8, 11, 14]) expect(await tileAt(committed, zoom)).toEqual(await tileAt(archive, zoom))
})

it('writes further directories for many tiles, and equal tiles once', async () => {
  const tiles = Array.from({ length: 6_000 }, (_, index) => ({
    id: zxyToTileId(14, 8300, 6000) + index * 2,
    body: Buffer.from(`tile ${index % 3_000}`),
  }))
  const archive = writeArchive(tiles, INVENTED_BOUNDS, {})
  const header = await opened(archive).getHeader()
  expect(header).toMatchObject({ numAddressedTiles: 6_000, numTileContents: 3_000 })
  expect(header.leafDirectoryLength).toBeGreaterThan(0)
  expect(header.rootDirectoryOffset + header.rootDirectoryLength).toBeLessThan(16_384)
  expect(gunzipSync(archive.subarray(header.jsonMetadataOffset, header.leafDirectoryOffset)).toString()).toBe(
    '{}',
  )
})

it('draws no line along the edge of the elevation model, and refuses a model that is not in degrees', async () => {
  const { dem } = writeInventedLand(folder)
  const relief = await readRelief(dem, INVENTED_BOUNDS)
  if (!relief) throw new Error('The model lies elsewhere')
  const lines = contourLines(relief, 50)
  expect(lines.map(({ properties }) => properties.height)).toEqual([50, 100, 150, 200, 250])
  expect(lines[1]?.properties).toEqual({ kind: 'main', height: 100, from: 11 })
  const edge = relief.west + 0.6 * relief.step[0]
  for (const { geometry } of lines)
    expect(
      geometry.type === 'MultiLineString' && geometry.coordinates.flat().every(([x = 0]) => x >= edge),
    ).toBe(true)
  const metres = join(folder, 'metres.tif')
  writeFileSync(metres, Buffer.from(inventedRelief({ ProjectedCSTypeGeoKey: 25831, GTModelTypeGeoKey: 1 })))
  await expect(readRelief(metres, INVENTED_BOUNDS)).rejects.toThrow('gdalwarp -t_srs EPSG:4326')
  const elsewhere = await readRelief(dem, [
    [10, 10],
    [11, 11],
  ])
  expect(elsewhere).toBeUndefined()
})

it('combines the extracts of two countries, and refuses one alone', async () => {
  const { dem } = writeInventedLand(folder)
  const [[, west], [, east]] = INVENTED_BOUNDS
  const border = (west + east) / 2
  const sideOf = ({ geometry }: GeoJSON.Feature) => {
    const [x = 0] = (geometry as GeoJSON.LineString).coordinates.flat(2) as number[]
    return x < border ? 'west' : 'east'
  }
  const all = inventedFeatures().flatMap((feature) =>
    feature.geometry.type === 'LineString' ? cutAt(feature, border) : [feature],
  )
  const countries = (['west', 'east'] as const).map((side) => {
    const file = join(folder, `${side}.geojson`)
    const features = all.filter((feature) => sideOf(feature) === side)
    writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features }))
    return file
  })
  const made = await buildGround(tenant, { osm: countries, dem: [dem], attribution: INVENTED_ATTRIBUTION })
  expect(made.counts).toMatchObject({ buildings: 36, names: 3 })
  await expect(
    buildGround(tenant, { osm: countries.slice(0, 1), dem: [dem], attribution: INVENTED_ATTRIBUTION }),
  ).rejects.toThrow('no ways in the south-east of this territory: name the extracts')
})

/** Cuts a line as it appears in two neighbouring extracts. */
function cutAt(feature: GeoJSON.Feature, lng: number): GeoJSON.Feature[] {
  const { coordinates } = feature.geometry as GeoJSON.LineString
  return [coordinates.filter(([x = 0]) => x < lng), coordinates.filter(([x = 0]) => x >= lng)].flatMap(
    (part) =>
      part.length > 1 ? [{ ...feature, geometry: { type: 'LineString' as const, coordinates: part } }] : [],
  )
}

it('draws no cliff at the border of the data, and no slope twice where models overlap', async () => {
  const { dem } = writeInventedLand(folder)
  const whole = await readRelief(dem, INVENTED_BOUNDS)
  if (!whole) throw new Error('The model lies elsewhere')
  const part = (isKnown: (column: number) => boolean) => ({
    ...whole,
    heights: whole.heights.map((height, index) => (isKnown(index % whole.width) ? height : Number.NaN)),
  })
  const middle = Math.floor(whole.width / 2)
  const [western, eastern] = [part((column) => column <= middle + 4), part((column) => column >= middle - 4)]
  const xs = (lines: ReturnType<typeof contourLines>) =>
    lines.flatMap(({ geometry }) =>
      geometry.type === 'MultiLineString' ? geometry.coordinates.flat().map(([x = 0]) => x) : [],
    )
  const end = whole.west + (middle + 4.5) * whole.step[0]
  expect(Math.max(...xs(contourLines(western, 50)))).toBeLessThanOrEqual(end)
  const corners = xs(contourLines(whole, 50)).length
  const both = [...xs(contourLines(western, 50)), ...xs(contourLines(eastern, 50, [western]))]
  expect(both.length).toBeLessThanOrEqual(corners)
  expect(both.length).toBeGreaterThan(corners * 0.9)
  // land of the other extract is not drawn as sea
  expect(seaOf(western)).toHaveLength(1)
  expect(seaOf(western, [western, eastern])).toEqual([])
})

it('distinguishes the sea from lakes', () => {
  const heights = Float64Array.from({ length: 400 }, (_, index) => (index % 20 < 6 ? Number.NaN : 40))
  heights[250] = -2
  const relief = {
    width: 20,
    height: 20,
    heights,
    west: 3,
    north: 42,
    step: [0.01, 0.01] as [number, number],
  }
  const [sea] = seaOf(relief)
  expect(sea?.geometry.type === 'MultiPolygon' && sea.geometry.coordinates).toHaveLength(1)
  expect(seaOf({ ...relief, heights: heights.map(() => 40) })).toEqual([])
})

/** The template pack with the bounds of the invented area. */
function packOfInventedLand() {
  const pack = join(folder, 'pack')
  cpSync(fileURLToPath(new URL('../../template', import.meta.url)), pack, { recursive: true })
  const edit = (change: (map: Record<string, unknown>) => void) => {
    const document = JSON.parse(readFileSync(join(pack, 'tenant.json'), 'utf8'))
    change(document.map)
    writeFileSync(join(pack, 'tenant.json'), JSON.stringify(document))
  }
  edit((map) => Object.assign(map, { bounds: INVENTED_BOUNDS }))
  return { pack, edit, file: join(pack, GROUND_FILE) }
}
const faults = async (pack: string) =>
  (await checkTerritory(pack)).faults.map((fault) => faultLine(fault).trim())

it('the command writes it and prints what tenant.json needs, and check validates it', async () => {
  const { pack, edit, file } = packOfInventedLand()
  const { osm, dem } = writeInventedLand(folder)
  const sources = { osm: [osm], dem: [dem], attribution: INVENTED_ATTRIBUTION }
  expect(await makePackGround(pack, sources, say)).toBe(0)
  expect(said).toMatch(/media\/ground\.pmtiles: 0\.0 MB, \d+ tiles, contours every 10 m/)
  expect(said).toContain(`"ground": {"file":"media/ground.pmtiles","attribution":"${INVENTED_ATTRIBUTION}"}`)
  edit((map) => Object.assign(map, { ground: { file: GROUND_FILE, attribution: INVENTED_ATTRIBUTION } }))
  expect(await faults(pack)).toEqual([])
  edit((map) => Object.assign(map, { ground: { file: GROUND_FILE, attribution: '© None' } }))
  expect(await faults(pack)).toEqual([
    `tenant.json › map.ground.attribution: must be what the archive says: ${INVENTED_ATTRIBUTION}`,
  ])
  edit((map) =>
    Object.assign(map, {
      bounds: [
        [40, 2],
        [41, 3],
      ],
      ground: { file: GROUND_FILE, attribution: INVENTED_ATTRIBUTION },
    }),
  )
  expect(await faults(pack)).toContainEqual(
    expect.stringMatching(/ground\.pmtiles: does not cover the map\.bounds/),
  )
  edit((map) => Object.assign(map, { bounds: INVENTED_BOUNDS }))
  truncateSync(file, 20_000)
  expect(await faults(pack)).toEqual([
    expect.stringMatching(/^media\/ground\.pmtiles: is cut off: its tiles should end/),
  ])
  rmSync(file)
  expect(await faults(pack)).toEqual(['tenant.json › map.ground.file: media/ground.pmtiles does not exist'])
})

it('refuses empty sources, and leaves the pack unchanged', async () => {
  const { pack, file } = packOfInventedLand()
  const { osm, dem } = writeInventedLand(folder)
  const features = inventedFeatures().filter(({ properties }) => !properties.landuse && !properties.natural)
  writeFileSync(osm, JSON.stringify({ type: 'FeatureCollection', features }))
  expect(await makePackGround(pack, { osm: [osm], dem: [dem] }, say)).toBe(1)
  expect(said).toContain('The sources hold no cover for this territory')
  expect(existsSync(file)).toBe(false)
})

it.each([
  [{ osm: ['x.osm.pbf'], dem: ['x.tif'] }, 'x.osm.pbf does not exist'],
  [
    { osm: [import.meta.filename], dem: [import.meta.filename], attribution: 'us' },
    'must say © OpenStreetMap',
  ],
])('explains the fault: %j', async (sources, why) => {
  expect(await makePackGround(folder, sources, say)).toBe(1)
  expect(said).toContain(why)
})
