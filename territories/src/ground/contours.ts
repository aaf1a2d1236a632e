import { contours } from 'd3-contour'
import { fromFile } from 'geotiff'
import type { TenantPack } from '../pack/tenant.ts'
import type { DrawnFeature } from './drawn-features.ts'

type Bounds = TenantPack['map']['bounds']

export interface Relief {
  width: number
  height: number
  /** Metres, row by row from the north-west; NaN where nothing is known. */
  heights: Float64Array
  west: number
  north: number
  /** Degrees per cell. */
  step: [longitude: number, latitude: number]
}

/** Cells of one model that are looked at; a finer one is read coarser. */
const MAX_CELLS = 4_000_000
/** WGS 84 and its European twin ETRS89, which differ by less than a metre here. */
const DEGREES = [4326, 4258]

/**
 * The part of an elevation model (GeoTIFF in degrees) inside of the bounds; undefined where it has none.
 * @throws with a sentence where the file is something else
 */
export async function readRelief(
  file: string,
  [[south, west], [north, east]]: Bounds,
): Promise<Relief | undefined> {
  const tiff = await fromFile(file)
  try {
    const image = await tiff.getImage()
    const code = image.getGeoKeys()?.GeographicTypeGeoKey
    if (image.getGeoKeys()?.ProjectedCSTypeGeoKey || !DEGREES.includes(Number(code)))
      throw new Error(`${file} is not in degrees: gdalwarp -t_srs EPSG:4326 ${file} in-degrees.tif`)
    const [left = 0, bottom = 0, right = 0, top = 0] = image.getBoundingBox()
    const across = (right - left) / image.getWidth()
    const down = (top - bottom) / image.getHeight()
    const column = (lng: number) => clamp(Math.round((lng - left) / across), image.getWidth())
    const row = (lat: number) => clamp(Math.round((top - lat) / down), image.getHeight())
    const window = [column(west), row(north), column(east), row(south)] as const
    const [x1, y1, x2, y2] = window
    if (x2 - x1 < 2 || y2 - y1 < 2) return undefined
    const coarser = Math.max(1, Math.sqrt(((x2 - x1) * (y2 - y1)) / MAX_CELLS))
    const width = Math.floor((x2 - x1) / coarser)
    const height = Math.floor((y2 - y1) / coarser)
    const raster = await image.readRasters({
      window: [...window],
      width,
      height,
      samples: [0],
      interleave: true,
    })
    const nothing = image.getGDALNoData()
    return {
      width,
      height,
      heights: Float64Array.from(raster as ArrayLike<number>, (value) =>
        value === nothing ? Number.NaN : value,
      ),
      west: left + x1 * across,
      north: top - y1 * down,
      step: [((x2 - x1) * across) / width, ((y2 - y1) * down) / height],
    }
  } finally {
    tiff.close()
  }
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))

/** Lines of equal height. Heights of 100 m come at small zooms, those between them later. */
export function contourLines(relief: Relief, interval: number): DrawnFeature[] {
  const known = relief.heights.filter((height) => !Number.isNaN(height))
  const [least, most] = known.reduce(
    ([a, b], height) => [Math.min(a, height), Math.max(b, height)],
    [9e9, -9e9],
  )
  const levels: number[] = []
  for (let level = Math.ceil((least + 0.01) / interval) * interval; level < most; level += interval)
    if (level > 0) levels.push(level)
  const heights = Array.from(relief.heights, (height) => (Number.isNaN(height) ? -9999 : height))
  const made = contours().size([relief.width, relief.height]).thresholds(levels)(heights)
  return made.flatMap(({ value, coordinates }) => {
    const lines = coordinates.flat().flatMap((ring) => withoutEdge(ring, relief))
    if (lines.length === 0) return []
    const properties = { kind: value % 100 === 0 ? 'main' : 'between', height: value, from: firstZoom(value) }
    return [{ type: 'Feature', geometry: { type: 'MultiLineString', coordinates: lines }, properties }]
  })
}

/** The sea: what the model has at or below 0 m, or does not know, in areas larger than a salt pan. */
export function seaOf(relief: Relief): DrawnFeature[] {
  const depths = Array.from(relief.heights, (height) => (Number.isNaN(height) ? 1 : -height))
  const [sea] = contours().size([relief.width, relief.height]).thresholds([0])(depths)
  const isLarge = ([ring = []]: GeoJSON.Position[][]) =>
    Math.abs(areaOf(ring)) > relief.width * relief.height * 0.005
  const polygons = (sea?.coordinates ?? [])
    .filter(isLarge)
    .map((polygon) => polygon.map((ring) => ring.map((cell) => placeOf(cell, relief))))
  if (polygons.length === 0) return []
  const geometry: GeoJSON.Feature['geometry'] = { type: 'MultiPolygon', coordinates: polygons }
  return [{ type: 'Feature', geometry, properties: { kind: 'sea', from: 6 } }]
}

const areaOf = (ring: GeoJSON.Position[]) =>
  ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? []
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

const firstZoom = (height: number) =>
  height % 100 === 0 ? 11 : height % 50 === 0 ? 12 : height % 20 === 0 ? 13 : 14

/** The library closes every line along the edge of the model; no slope is there. */
function withoutEdge(ring: GeoJSON.Position[], relief: Relief): GeoJSON.Position[][] {
  const lines: GeoJSON.Position[][] = [[]]
  for (const cell of ring) {
    const [x = 0, y = 0] = cell
    const isEdge = x < 0.6 || y < 0.6 || x > relief.width - 0.6 || y > relief.height - 0.6
    if (isEdge) lines.push([])
    else lines.at(-1)?.push(placeOf(cell, relief))
  }
  return lines.filter((line) => line.length > 2)
}

const placeOf = ([x = 0, y = 0]: GeoJSON.Position, { west, north, step }: Relief): GeoJSON.Position => [
  west + x * step[0],
  north - y * step[1],
]
