import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildGround } from '@sureda/territories/ground/build-ground'
import { writeArrayBuffer } from 'geotiff'

/** Bounds of an invented area of 15 × 15 km, mapped as densely as the surroundings of a village. */
const BOUNDS: [[number, number], [number, number]] = [
  [41.83, 2.86],
  [41.97, 3.04],
]
const [[SOUTH, WEST], [NORTH, EAST]] = BOUNDS
const HOUSES = 10_000
const WAYS = 1_500
const WOODS = 500
const COLUMNS = 600
const ROWS = 620

type Place = [longitude: number, latitude: number]

/** Builds the ground archive of this area in the same way as an office does. */
export async function denseGround(): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sureda-land-'))
  const file = (name: string, content: string | Buffer) => {
    writeFileSync(path.join(folder, name), content)
    return path.join(folder, name)
  }
  try {
    const osm = file('dense.geojson', JSON.stringify({ type: 'FeatureCollection', features: features() }))
    const dem = file('dense.tif', Buffer.from(relief()))
    const tenant = { id: 'dense', map: { bounds: BOUNDS } } as Parameters<typeof buildGround>[0]
    const { archive } = await buildGround(tenant, { osm: [osm], dem: [dem], attribution: 'Invented' })
    return archive
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function features(): object[] {
  const random = seeded(84)
  const place = (): Place => [WEST + (EAST - WEST) * random(), SOUTH + (NORTH - SOUTH) * random()]
  const around = ([x, y]: Place, radius: number, corners: number): Place[] => {
    const ring = Array.from({ length: corners }, (_, index): Place => {
      const angle = (index / corners) * 2 * Math.PI
      const far = radius * (0.7 + 0.5 * random())
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.75]
    })
    return [...ring, ring[0] ?? [x, y]]
  }
  const thing = (type: string, coordinates: unknown, properties: Record<string, string>) => ({
    type: 'Feature',
    geometry: { type, coordinates },
    properties,
  })
  const many = (count: number, make: (index: number) => object) =>
    Array.from({ length: count }, (_, index) => make(index))
  return [
    ...many(WOODS, (index) =>
      thing('Polygon', [around(place(), 0.004, 40)], { natural: index % 3 ? 'wood' : 'scrub' }),
    ),
    ...many(HOUSES, () => thing('Polygon', [around(place(), 0.0001, 5)], { building: 'yes' })),
    ...many(WAYS, (index) =>
      thing('LineString', wander(place(), random), { highway: KINDS[index % KINDS.length] ?? 'path' }),
    ),
    ...many(120, (index) =>
      thing('Point', place(), { place: index % 9 ? 'hamlet' : 'village', name: `Lloc inventat ${index}` }),
    ),
  ]
}

const KINDS = ['track', 'path', 'track', 'path', 'residential', 'unclassified', 'tertiary']

function wander(from: Place, random: () => number): Place[] {
  let angle = random() * 2 * Math.PI
  const way = [from]
  for (let [x, y] = from; way.length < 40; way.push([x, y])) {
    angle += (random() - 0.5) * 1.2
    x += Math.cos(angle) * 0.0006
    y += Math.sin(angle) * 0.00045
  }
  return way
}

function relief(): ArrayBuffer {
  const heights = new Float32Array(COLUMNS * ROWS)
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++)
      heights[row * COLUMNS + column] =
        250 + 150 * Math.sin(column / 40) * Math.cos(row / 45) + 50 * Math.sin((column + row) / 15)
  return writeArrayBuffer(heights, {
    width: COLUMNS,
    height: ROWS,
    ModelPixelScale: [((EAST - WEST) * 1.4) / COLUMNS, ((NORTH - SOUTH) * 1.4) / ROWS, 0],
    ModelTiepoint: [0, 0, 0, WEST - (EAST - WEST) * 0.2, NORTH + (NORTH - SOUTH) * 0.2, 0],
    SampleFormat: [3],
    BitsPerSample: [32],
    GeographicTypeGeoKey: 4326,
    GTModelTypeGeoKey: 2,
  } as Parameters<typeof writeArrayBuffer>[1])
}

/** A random generator with a seed, so that every run has the same numbers. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
