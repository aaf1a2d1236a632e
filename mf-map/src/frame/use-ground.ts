import { useSession } from '@sureda/remote/session'
import { useState } from 'react'
import { rememberedView } from '../domain/remembered-view.ts'
import { useOutlines } from './use-outlines.ts'
import { type Tiles, useTiles } from './use-tiles.ts'

export type Ground = Tiles & ReturnType<typeof useOutlines>

/** What a small map stands on: the ground the person chose on the large one, else the first of the territory. */
export function useGround(): Ground {
  const tenant = useSession((state) => state.tenant)
  const [chosen] = useState(() => rememberedView(tenant?.id ?? '').base)
  const layers = tenant?.map.layers ?? []
  const tiles = useTiles(layers.find(({ id }) => id === chosen) ?? layers[0] ?? null)
  return { ...tiles, ...useOutlines() }
}
