import { gzipSync } from 'node:zlib'
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { GROUND_LAYERS, GROUND_ZOOMS } from '@sureda/contract/schemas/platform/ground-archive'
import { zxyToTileId } from 'pmtiles'
import type { TenantPack } from '../pack/tenant.ts'
import type { DrawnLayers } from './drawn-features.ts'

type Bounds = TenantPack['map']['bounds']
export interface Tile {
  id: number
  body: Buffer
}

const EXTENT = 4096

/** Compressed vector tiles for every zoom and every tile that touches the bounds, without empty ones. */
export function cutTiles(layers: DrawnLayers, bounds: Bounds): Tile[] {
  const indexes = GROUND_LAYERS.filter((name) => layers[name].length > 0).map((name) => {
    const collection = { type: 'FeatureCollection' as const, features: layers[name] }
    // contours are the largest layer and look as good with fewer points
    const tolerance = name === 'contours' ? 8 : 4
    const index = new GeoJSONVT(collection, {
      maxZoom: GROUND_ZOOMS.most,
      extent: EXTENT,
      buffer: 96,
      tolerance,
    })
    return { name, index }
  })
  const tiles: Tile[] = []
  for (let z = GROUND_ZOOMS.least; z <= GROUND_ZOOMS.most; z++)
    for (const [x, y] of tilesOf(bounds, z)) {
      const found: Record<string, GeoJSONVTTile> = {}
      for (const { name, index } of indexes) {
        const tile = index.getTile(z, x, y)
        const features = (tile?.features ?? [])
          .filter(({ tags }) => Number(tags?.from) <= z)
          .map((feature) => ({ ...feature, tags: withoutZoom(feature.tags) }))
        if (tile && features.length > 0)
          found[name] = { ...tile, features: name === 'names' ? features : joined(features) } as GeoJSONVTTile
      }
      if (Object.keys(found).length === 0) continue
      const body = gzipSync(fromGeojsonVt(found, { version: 2, extent: EXTENT }), { level: 9 })
      tiles.push({ id: zxyToTileId(z, x, y), body })
    }
  return tiles
}

interface Cut {
  type: number
  geometry: readonly unknown[]
  tags: GeoJSON.GeoJsonProperties
}

/** Joins all features of a kind into one, which phones parse several times faster, and which is smaller. */
function joined(features: readonly Cut[]): Cut[] {
  const byKind = new Map<string, Cut>()
  for (const { type, geometry, tags } of features) {
    const key = `${type} ${tags?.kind}`
    const before = byKind.get(key)?.geometry ?? []
    byKind.set(key, { type, geometry: before.concat(geometry), tags: { kind: tags?.kind } })
  }
  return [...byKind.values()]
}

function withoutZoom(tags: GeoJSON.GeoJsonProperties): GeoJSON.GeoJsonProperties {
  const { from: _, ...rest } = tags ?? {}
  return rest
}

function* tilesOf([[south, west], [north, east]]: Bounds, z: number): Generator<[x: number, y: number]> {
  const count = 2 ** z
  const column = (lng: number) => Math.floor(((lng + 180) / 360) * count)
  const row = (lat: number) => {
    const sine = Math.sin((lat * Math.PI) / 180)
    return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * count)
  }
  for (let x = column(west); x <= column(east); x++)
    for (let y = row(north); y <= row(south); y++) yield [x, y]
}
