import { useOnline } from '@sureda/remote/device'
import { useState } from 'react'
import type { TileLayer, TileState } from '../leaflet/tile-base.ts'

export interface Tiles {
  /** Null where only the drawn ground shows, without network or because no tile came. */
  base: TileLayer | null
  /** Changing it loads the same tiles again. */
  round: number
  /** Why some or all of the ground is drawn. */
  notice: 'no-tiles' | 'offline' | 'lacking' | null
  /** Loads again; null where that cannot help. */
  retry: (() => void) | null
  onTiles: (state: TileState) => void
}

/** Whether the tiles of a layer come. Each layer is judged by itself. */
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
