import { GROUND_LAYERS, GROUND_MAX_BYTES, type GroundLayer } from '@sureda/contract/ground-archive'
import type { TenantPack } from '../pack/tenant.ts'
import { contourLines, type Relief, readRelief, seaOf } from './contours.ts'
import { cutTiles } from './cut-tiles.ts'
import { drawnFeatures } from './drawn-features.ts'
import { readExtract } from './osm-features.ts'
import { writeArchive } from './write-archive.ts'

export interface GroundSources {
  /** `.osm.pbf` or GeoJSON. */
  osm: string
  /** GeoTIFF files in degrees. */
  dem: readonly string[]
  /** What the licences want to be said. */
  attribution: string
}

export interface BuiltGround {
  archive: Buffer
  /** Things per layer. */
  counts: Record<GroundLayer, number>
  tiles: number
  /** Metres between contours. */
  interval: number
}

/** Metres between contours, finest first: the first with which the archive is light enough. */
const INTERVALS = [10, 20, 50] as const
/** Share of the extent kept around it, so that a panned map does not end at the last village. */
const MARGIN = 0.1
/** Without these it is no ground to walk by, and the outlines are more honest. */
const NEEDED = ['cover', 'roads', 'contours', 'names'] as const

/**
 * Makes the ground archive of a territory.
 * @throws with a sentence where a source cannot be read, or has too little of this territory
 */
export async function buildGround(
  { id, map }: Pick<TenantPack, 'id' | 'map'>,
  { osm, dem, attribution }: GroundSources,
): Promise<BuiltGround> {
  const bounds = padded(map.bounds)
  const features = await readExtract(osm)
  const models = await Promise.all(dem.map((file) => readRelief(file, bounds)))
  const reliefs = models.filter((relief): relief is Relief => relief !== undefined)
  const layers = drawnFeatures(features)
  // a model alone does not know the sea from a hole in its data
  if (features.some(({ properties }) => properties?.natural === 'coastline'))
    layers.water.unshift(...reliefs.flatMap(seaOf))
  for (const interval of INTERVALS) {
    layers.contours = reliefs.flatMap((relief) => contourLines(relief, interval))
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
  throw new Error('Even with contours every 50 m the archive has more than 40 MB: make map.bounds smaller')
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
