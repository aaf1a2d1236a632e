import { useOnline } from '@sureda/remote/device'
import { useState } from 'react'
import type { TileLayer, TileState } from '../leaflet/tile-base.ts'

export interface Tiles {
  /** Null: nothing but the drawn ground, because there is no network or no tile came. */
  base: TileLayer | null
  /** Another number asks for the same tiles again. */
  round: number
  /** Why the ground is drawn, in whole or in part. */
  notice: 'no-tiles' | 'offline' | 'lacking' | null
  /** Asks again; null where there is nothing to ask or no one to answer. */
  retry: (() => void) | null
  onTiles: (state: TileState) => void
}

/** Whether the tiles of a layer come. What is known of one layer says nothing of another. */
export function useTiles(layer: TileLayer | null): Tiles {
  const online = useOnline()
  const [known, setKnown] = useState<{ id: TileLayer['id']; state: TileState } | null>(null)
  const [round, setRound] = useState(0)
  const state = known && known.id === layer?.id ? known.state : 'shown'
  const isDrawn = !online || !layer || state === 'failed'
  const drawn = online ? 'no-tiles' : 'offline'
  return {
    base: isDrawn ? null : layer,
    round,
    notice: isDrawn ? drawn : state === 'lacking' ? 'lacking' : null,
    retry:
      online && layer && state !== 'shown'
        ? () => {
            setKnown(null)
            setRound(round + 1)
          }
        : null,
    onTiles: (next) => setKnown(layer && { id: layer.id, state: next }),
  }
}
