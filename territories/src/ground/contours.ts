import { contours } from 'd3-contour'
import { fromFile } from 'geotiff'
import type { TenantPack } from '../pack/tenant.ts'
import type { DrawnFeature } from './drawn-features.ts'

type Bounds = TenantPack['map']['bounds']

export interface Relief {
  width: number
  height: number
  /** Metres, row by row from the north-west; NaN if unknown. */
  heights: Float64Array
  west: number
  north: number
  /** Degrees per cell. */
  step: [longitude: number, latitude: number]
}

/** Maximum cells read from one model; finer ones are sampled. */
const MAX_CELLS = 4_000_000
/** WGS 84 and its European twin ETRS89, which differ by less than a metre here. */
const DEGREES = [4326, 4258]

/**
 * The part of an elevation model (GeoTIFF in degrees) inside the bounds; undefined if there is none.
 * @throws for another kind of file
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

/** Metres at a place; NaN if unknown. */
export function heightAt(
  { width, height, heights, west, north, step }: Relief,
  [lng = 0, lat = 0]: GeoJSON.Position,
): number {
  const column = Math.floor((lng - west) / step[0])
  const row = Math.floor((north - lat) / step[1])
  const isInside = column >= 0 && row >= 0 && column < width && row < height
  return isInside ? (heights[row * width + column] ?? Number.NaN) : Number.NaN
}

/**
 * Contour lines. Multiples of 100 m appear at small zooms, the others later. Areas that an `earlier` model covers are
 * skipped, because the models of two countries overlap along the border.
 */
export function contourLines(
  relief: Relief,
  interval: number,
  earlier: readonly Relief[] = [],
): DrawnFeature[] {
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
    const lines = coordinates.flat().flatMap((ring) => withoutEdge(ring, relief, earlier))
    if (lines.length === 0) return []
    const properties = { kind: value % 100 === 0 ? 'main' : 'between', height: value, from: firstZoom(value) }
    return [{ type: 'Feature', geometry: { type: 'MultiLineString', coordinates: lines }, properties }]
  })
}

/** The sea: areas at or below 0 m, or unknown to all models, if larger than a salt pan. */
export function seaOf(relief: Relief, others: readonly Relief[] = []): DrawnFeature[] {
  const isLand = (index: number) => {
    const cell = [(index % relief.width) + 0.5, Math.floor(index / relief.width) + 0.5]
    return others.some((other) => heightAt(other, placeOf(cell, relief)) > 0)
  }
  const depths = Array.from(relief.heights, (height, index) =>
    Number.isNaN(height) ? (isLand(index) ? -1 : 1) : -height,
  )
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

/** Removes lines along the edge of the model or of its data, where the library draws a cliff that does not exist. */
function withoutEdge(
  ring: GeoJSON.Position[],
  relief: Relief,
  earlier: readonly Relief[],
): GeoJSON.Position[][] {
  const lines: GeoJSON.Position[][] = [[]]
  for (const cell of ring) {
    const place = placeOf(cell, relief)
    const isEdge =
      isBesideNothing(cell, relief) || earlier.some((model) => !Number.isNaN(heightAt(model, place)))
    if (isEdge) lines.push([])
    else lines.at(-1)?.push(place)
  }
  return lines.filter((line) => line.length > 2)
}

/** Whether one of the cells around a corner is unknown or outside. */
function isBesideNothing([x = 0, y = 0]: GeoJSON.Position, { width, height, heights }: Relief): boolean {
  if (x < 0.6 || y < 0.6 || x > width - 0.6 || y > height - 0.6) return true
  for (const column of [Math.floor(x - 0.5), Math.ceil(x - 0.5)])
    for (const row of [Math.floor(y - 0.5), Math.ceil(y - 0.5)])
      if (Number.isNaN(heights[row * width + column])) return true
  return false
}

const placeOf = ([x = 0, y = 0]: GeoJSON.Position, { west, north, step }: Relief): GeoJSON.Position => [
  west + x * step[0],
  north - y * step[1],
]
