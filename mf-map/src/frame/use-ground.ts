import { useOnline } from '@sureda/remote/online'
import { useSession } from '@sureda/remote/session'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Outlines } from '../domain/outlines.ts'
import { rememberedView } from '../domain/remembered-view.ts'
import type { TileLayer, TileState } from '../leaflet/tile-base.ts'
import { outlinesOf } from '../queries/map-queries.ts'

export interface Ground {
  outlines: Outlines | undefined
  /** Null: nothing but the drawn ground, because there is no network or no tile came. */
  base: TileLayer | null
  onTiles: (state: TileState) => void
}

/** What a small map stands on: the ground the person chose on the large one, else the first of the territory. */
export function useGround(): Ground {
  const tenant = useSession((state) => state.tenant)
  const online = useOnline()
  const { data: outlines } = useQuery(outlinesOf(tenant?.id ?? ''))
  const [failed, setFailed] = useState(false)
  const [chosen] = useState(() => rememberedView(tenant?.id ?? '').base)
  const layers = tenant?.map.layers ?? []
  const base = layers.find(({ id }) => id === chosen) ?? layers[0] ?? null
  return {
    outlines,
    base: online && !failed ? base : null,
    onTiles: (state) => setFailed(state === 'failed'),
  }
}
