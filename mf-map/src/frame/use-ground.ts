import { useSession } from '@sureda/remote/session'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Outlines } from '../domain/outlines.ts'
import { rememberedView } from '../domain/remembered-view.ts'
import { outlinesOf } from '../queries/map-queries.ts'
import { type Tiles, useTiles } from './use-tiles.ts'

export interface Ground extends Tiles {
  outlines: Outlines | undefined
}

/** What a small map stands on: the ground the person chose on the large one, else the first of the territory. */
export function useGround(): Ground {
  const tenant = useSession((state) => state.tenant)
  const { data: outlines } = useQuery(outlinesOf(tenant?.id ?? ''))
  const [chosen] = useState(() => rememberedView(tenant?.id ?? '').base)
  const layers = tenant?.map.layers ?? []
  const tiles = useTiles(layers.find(({ id }) => id === chosen) ?? layers[0] ?? null)
  return { ...tiles, outlines }
}
