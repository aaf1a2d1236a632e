import {
  GROUND_LAYERS,
  GROUND_MAX_BYTES,
  type GroundLayer,
} from '@sureda/contract/schemas/platform/ground-archive'
import type { TenantPack } from '../pack/tenant.ts'
import { contourLines, heightAt, type Relief, readRelief, seaOf } from './contours.ts'
import { cutTiles } from './cut-tiles.ts'
import { type DrawnLayers, drawnFeatures } from './drawn-features.ts'
import { readExtract } from './osm-features.ts'
import { writeArchive } from './write-archive.ts'

export interface GroundSources {
  /** `.osm.pbf` or GeoJSON files, one per country. */
  osm: readonly string[]
  /** GeoTIFF files in degrees. */
  dem: readonly string[]
  /** Attribution required by the licences. */
  attribution: string
}

export interface BuiltGround {
  archive: Buffer
  /** Number of features per layer. */
  counts: Record<GroundLayer, number>
  tiles: number
  /** Metres between contours. */
  interval: number
}

/** Metres between contours, finest first; the first one whose archive is small enough is used. */
const INTERVALS = [10, 20, 50] as const
/** Share of the extent drawn around it, so that a panned map does not end at the last village. */
const MARGIN = 0.1
/** A map without these layers would be useless for walking; the outlines are then shown instead. */
const NEEDED = ['cover', 'roads', 'contours', 'names'] as const

/**
 * Builds the ground archive of a territory.
 * @throws if a source cannot be read or covers too little of the territory
 */
export async function buildGround(
  { id, map }: Pick<TenantPack, 'id' | 'map'>,
  { osm, dem, attribution }: GroundSources,
): Promise<BuiltGround> {
  const bounds = padded(map.bounds)
  const features = (await Promise.all(osm.map(readExtract))).flat()
  const models = await Promise.all(dem.map((file) => readRelief(file, bounds)))
  const reliefs = models.filter((relief): relief is Relief => relief !== undefined)
  const layers = drawnFeatures(features)
  // elevation data alone cannot distinguish the sea from missing data
  if (features.some(({ properties }) => properties?.natural === 'coastline'))
    layers.water.unshift(...reliefs.flatMap((relief) => seaOf(relief, reliefs)))
  const lacks = uncovered(map.bounds, layers, reliefs)
  if (lacks)
    throw new Error(
      `The sources hold no ${lacks} of this territory: name the extracts and elevation models of all its countries`,
    )
  for (const interval of INTERVALS) {
    layers.contours = reliefs.flatMap((relief, index) =>
      contourLines(relief, interval, reliefs.slice(0, index)),
    )
    const tiles = cutTiles(layers, bounds)
    const counts = Object.fromEntries(
      GROUND_LAYERS.map((name) => [name, layers[name].length]),
    ) as BuiltGround['counts']
    const lacking = NEEDED.filter((name) => counts[name] === 0)
    if (lacking.length > 0)
      throw new Error(
        `The sources hold no ${lacking.join(', no ')} for this territory: that would not be a ground to walk by`,
      )
    const archive = writeArchive(tiles, bounds, {
      name: id,
      attribution,
      type: 'baselayer',
      format: 'pbf',
      counts,
    })
    if (archive.length <= GROUND_MAX_BYTES) return { archive, counts, tiles: tiles.length, interval }
  }
  const most = GROUND_MAX_BYTES / 1024 / 1024
  throw new Error(
    `Even with contours every 50 m the archive has more than ${most} MB: make map.bounds smaller`,
  )
}

/** Names the quarter of a territory without paths or heights, because a missing country would look like a desert. */
function uncovered(
  [[south, west], [north, east]]: TenantPack['map']['bounds'],
  { roads }: DrawnLayers,
  reliefs: readonly Relief[],
): string | undefined {
  // if there are none at all, another message says so
  if (roads.length === 0 || reliefs.length === 0) return undefined
  const [middleLat, middleLng] = [(south + north) / 2, (west + east) / 2]
  const places = roads.flatMap(({ geometry }) => (geometry.type === 'LineString' ? geometry.coordinates : []))
  for (const [up, from, to] of [
    ['south', south, middleLat],
    ['north', middleLat, north],
  ] as const)
    for (const [side, left, right] of [
      ['west', west, middleLng],
      ['east', middleLng, east],
    ] as const) {
      const isWalked = places.some(
        ([lng = 0, lat = 0]) => lat >= from && lat <= to && lng >= left && lng <= right,
      )
      if (!isWalked) return `ways in the ${up}-${side}`
      const middle = [(left + right) / 2, (from + to) / 2]
      if (reliefs.every((relief) => Number.isNaN(heightAt(relief, middle))))
        return `heights in the ${up}-${side}`
    }
  return undefined
}

export function padded([
  [south, west],
  [north, east],
]: TenantPack['map']['bounds']): TenantPack['map']['bounds'] {
  const lat = (north - south) * MARGIN
  const lng = (east - west) * MARGIN
  return [
    [south - lat, west - lng],
    [north + lat, east + lng],
  ]
}
