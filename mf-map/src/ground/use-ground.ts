import { useSession } from '@sureda/remote/session'
import { useState } from 'react'
import type { TileLayer } from '../leaflet/tile-base.ts'
import type { MapView } from '../shared/map-view.ts'
import { rememberedView } from '../shared/remembered-view.ts'
import { type Archive, useArchive } from './use-archive.ts'
import { useOutlines } from './use-outlines.ts'
import { type Tiles, useTiles } from './use-tiles.ts'

export interface Ground extends Tiles, Pick<ReturnType<typeof useOutlines>, 'outlines'>, Archive {
  /** Credits of everything that is visible. */
  credit: string
  /** Credit while Leaflet is not loaded: only the outlines are drawn. */
  origin: string
}

/** The ground of a map: tiles; without them the territory's own ground; under both the outlines. `start`: the first view, where it is known. */
export function useGroundWith(layer: TileLayer | null, start?: MapView): Ground {
  const tiles = useTiles(layer)
  const { outlines, origin } = useOutlines()
  const own = useArchive(tiles, start)
  // a complete ground covers the outlines, so their credit is left out
  const seesOutlines = !tiles.base && own.archiveState !== 'whole'
  const seen = [tiles.base?.attribution, own.archiveCredit, seesOutlines ? origin : '']
  return { ...tiles, ...own, outlines, origin, credit: seen.filter(Boolean).join(' · ') }
}

/** The ground of a small map: the one chosen on the large map, otherwise the first of the territory. */
export function useGround(): Ground {
  const tenant = useSession((state) => state.tenant)
  const [chosen] = useState(() => rememberedView(tenant?.id ?? '').base)
  const layers = tenant?.map.layers ?? []
  return useGroundWith(layers.find(({ id }) => id === chosen) ?? layers[0] ?? null)
}
