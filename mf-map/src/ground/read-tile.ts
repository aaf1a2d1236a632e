import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile'
import type { GroundLayer } from '@sureda/contract/schemas/platform/ground-archive'
import { PbfReader } from 'pbf'
import type { Pause } from './slices.ts'

/** A parsed tile: one path per layer and kind (`roads track`), in units of the tile. It serves every piece and both colour schemes. */
export interface GroundTile {
  paths: ReadonlyMap<`${GroundLayer} ${string}`, Path2D>
  names: VectorTileLayer | undefined
  /** Units across the tile. */
  extent: number
}

/** Parses a tile, with pauses. */
export async function readTile(bytes: Uint8Array, pause: Pause): Promise<GroundTile> {
  const { names, ...layers } = new VectorTile(new PbfReader(bytes)).layers
  const paths = new Map<`${GroundLayer} ${string}`, Path2D>()
  let extent = names?.extent ?? 0
  for (const [name, layer] of Object.entries(layers)) {
    extent = layer.extent
    for (let index = 0; index < layer.length; index++) {
      const feature = layer.feature(index)
      const key = `${name as GroundLayer} ${feature.properties.kind}` as const
      const path = paths.get(key) ?? new Path2D()
      paths.set(key, path)
      // plain loops, because a tile has tens of thousands of corners
      for (const line of feature.loadGeometry())
        for (let at = 0; at < line.length; at++) {
          const { x, y } = line[at] as (typeof line)[number]
          if (at === 0) path.moveTo(x, y)
          else path.lineTo(x, y)
        }
      await pause()
    }
  }
  return { paths, names, extent }
}
