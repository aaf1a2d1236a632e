import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeArrayBuffer } from 'geotiff'
import type { TenantPack } from '../../pack/tenant.ts'

/**
 * A land that does not exist, to try the building and painting of grounds on: hills by sine, woods in squares. It says so in its names and its
 * attribution, and is part of no pack.
 */
export const INVENTED_BOUNDS: TenantPack['map']['bounds'] = [
  [41.87, 2.93],
  [41.94, 3.05],
]
export const INVENTED_ATTRIBUTION = 'Invented land, for tests · © OpenStreetMap'

const [[SOUTH, WEST], [NORTH, EAST]] = INVENTED_BOUNDS
/** A place by its share of the way from west to east and from south to north. */
const at = (x: number, y: number): GeoJSON.Position => [
  round(WEST + (EAST - WEST) * x),
  round(SOUTH + (NORTH - SOUTH) * y),
]
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
const box = (x1: number, y1: number, x2: number, y2: number): GeoJSON.Geometry => ({
  type: 'Polygon',
  coordinates: [[at(x1, y1), at(x2, y1), at(x2, y2), at(x1, y2), at(x1, y1)]],
})
const line = (...places: [number, number][]): GeoJSON.Geometry => ({
  type: 'LineString',
  coordinates: places.map(([x, y]) => at(x, y)),
})
const point = (x: number, y: number): GeoJSON.Geometry => ({ type: 'Point', coordinates: at(x, y) })
const wave = (from: number, swing: number, turns: number): [number, number][] =>
  Array.from({ length: 40 }, (_, step) => [
    -0.1 + (step / 39) * 1.2,
    from + swing * Math.sin((step / 39) * turns * Math.PI),
  ])

/** As an extract of OpenStreetMap would have it. */
export function inventedFeatures(): GeoJSON.Feature<GeoJSON.Geometry, Record<string, string>>[] {
  const thing = (geometry: GeoJSON.Geometry, properties: Record<string, string>) => ({
    type: 'Feature' as const,
    geometry,
    properties,
  })
  const houses = Array.from({ length: 36 }, (_, index) => {
    const [x, y] = [0.44 + (index % 6) * 0.012, 0.44 + Math.floor(index / 6) * 0.014]
    return thing(box(x, y, x + 0.005, y + 0.006), { building: 'yes' })
  })
  return [
    thing(box(-0.1, 0.62, 0.4, 1.1), { landuse: 'forest' }),
    thing(box(0.55, 0.7, 1.1, 1.1), { natural: 'wood' }),
    thing(box(0.6, 0.05, 0.95, 0.3), { landuse: 'vineyard' }),
    thing(box(0.05, 0.1, 0.3, 0.35), { natural: 'scrub' }),
    thing(box(0.42, 0.42, 0.54, 0.55), { landuse: 'residential' }),
    thing(box(0.72, 0.42, 0.86, 0.52), { natural: 'water' }),
    thing(line(...wave(0.38, 0.06, 5)), { waterway: 'river' }),
    thing(line([0.2, 1.1], [0.24, 0.8], [0.3, 0.4]), { waterway: 'stream' }),
    thing(line(...wave(0.48, 0.05, 2)), { highway: 'secondary' }),
    thing(line([0.48, -0.1], [0.47, 0.3], [0.48, 0.48], [0.5, 0.8], [0.46, 1.1]), {
      highway: 'unclassified',
    }),
    thing(line(...wave(0.74, 0.09, 7)), { highway: 'track' }),
    thing(line(...wave(0.86, 0.05, 9)), { highway: 'path' }),
    thing(line([0.64, -0.1], [0.66, 0.5], [0.62, 1.1]), { boundary: 'administrative', admin_level: '8' }),
    thing(point(0.48, 0.49), { place: 'village', name: 'Vila Inventada', 'name:es': 'Villa Inventada' }),
    thing(point(0.2, 0.24), { place: 'hamlet', name: 'Mas Inventat' }),
    thing(point(0.3, 0.8), { natural: 'peak', name: 'Puig Inventat', ele: '287.4' }),
    thing(point(0.9, 0.2), { shop: 'bakery', name: 'is not drawn' }),
    ...houses,
  ]
}

/** Its extract and its elevation model as files, as an office would have them. */
export function writeInventedLand(folder: string): { osm: string; dem: string } {
  const osm = join(folder, 'invented.geojson')
  writeFileSync(osm, JSON.stringify({ type: 'FeatureCollection', features: inventedFeatures() }))
  const dem = join(folder, 'invented.tif')
  writeFileSync(dem, Buffer.from(inventedRelief({ GeographicTypeGeoKey: 4326, GTModelTypeGeoKey: 2 })))
  return { osm, dem }
}

const COLUMNS = 84
const ROWS = 66

export function inventedRelief(keys: Record<string, number>): ArrayBuffer {
  const heights = new Float32Array(COLUMNS * ROWS)
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++)
      heights[row * COLUMNS + column] =
        150 + 90 * Math.sin(column / 9) * Math.cos(row / 11) + 60 * Math.sin((column + row) / 17)
  const across = ((EAST - WEST) * 1.4) / COLUMNS
  const down = ((NORTH - SOUTH) * 1.4) / ROWS
  return writeArrayBuffer(heights, {
    width: COLUMNS,
    height: ROWS,
    ModelPixelScale: [across, down, 0],
    ModelTiepoint: [0, 0, 0, WEST - (EAST - WEST) * 0.2, NORTH + (NORTH - SOUTH) * 0.2, 0],
    SampleFormat: [3],
    BitsPerSample: [32],
    ...keys,
  } as Parameters<typeof writeArrayBuffer>[1])
}
