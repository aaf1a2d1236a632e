import { useSession } from '@sureda/remote/session'
import { useState } from 'react'
import type { TileLayer } from '../leaflet/tile-base.ts'
import type { MapView } from '../shared/map-view.ts'
import { rememberedView } from '../shared/remembered-view.ts'
import { type Archive, useArchive } from './use-archive.ts'
import { useOutlines } from './use-outlines.ts'
import { type Tiles, useTiles } from './use-tiles.ts'

export interface Ground extends Tiles, Pick<ReturnType<typeof useOutlines>, 'outlines'>, Archive {
  /** Whose everything that is seen is, in words. */
  credit: string
  /** The same while Leaflet is not there: only the outlines are drawn. */
  origin: string
}

/** What a map with these tiles is on: the tiles, where they do not come the territory's own ground, under both the outlines. `start` is the view it begins with, where that is known. */
export function useGroundWith(layer: TileLayer | null, start?: MapView): Ground {
  const tiles = useTiles(layer)
  const { outlines, origin } = useOutlines()
  const own = useArchive(tiles, start)
  // a whole ground hides the outlines, so that the line of credits stays short
  const seesOutlines = !tiles.base && own.archiveState !== 'whole'
  const seen = [tiles.base?.attribution, own.archiveCredit, seesOutlines ? origin : '']
  return { ...tiles, ...own, outlines, origin, credit: seen.filter(Boolean).join(' · ') }
}

/** What a small map is on: the ground the person chose on the large one, else the first of the territory. */
export function useGround(): Ground {
  const tenant = useSession((state) => state.tenant)
  const [chosen] = useState(() => rememberedView(tenant?.id ?? '').base)
  const layers = tenant?.map.layers ?? []
  return useGroundWith(layers.find(({ id }) => id === chosen) ?? layers[0] ?? null)
}
