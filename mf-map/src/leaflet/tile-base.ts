import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import * as L from 'leaflet'

export type TileLayer = Tenant['map']['layers'][number]
/** `lacking`: some came, others of this view did not. `failed`: none ever came. */
export type TileState = 'shown' | 'lacking' | 'failed'

/** Tiles that may be missing before it is said. One lost tile is bad luck, four without any success are no network. */
const FAILURES = 4
/** A host that answers nothing at all counts as out of reach too. */
const PATIENCE_MS = 12_000

/**
 * The tiles over the drawn ground. When none comes, they are taken away; when some do not, the ground shows in their places. Says which,
 * and again when it changes.
 */
export function tileBase(map: L.Map, onState: (state: TileState) => void) {
  let layer: L.TileLayer | undefined
  let patience: ReturnType<typeof setTimeout> | undefined
  const clear = () => {
    clearTimeout(patience)
    const old = layer
    // what a layer says while it is removed no longer matters
    layer = undefined
    old?.remove()
  }
  const giveUp = () => {
    clear()
    onState('failed')
  }
  return {
    set: (next: TileLayer | null) => {
      clear()
      if (!next) return
      let said: TileState | undefined
      // tiles of this view that did not come; a tile that leaves the view takes its failure along
      const lost = new Set<HTMLElement>()
      // what night does to a street map and to a photograph is different: the stylesheet goes by this word
      map.getContainer().dataset.base = next.id
      const tiles = L.tileLayer(next.url, { maxNativeZoom: next.max_zoom, maxZoom: 19 })
      const judge = () => {
        if (layer !== tiles) return
        const isLacking = lost.size >= FAILURES
        if (!said && isLacking) return giveUp()
        const state = isLacking ? 'lacking' : 'shown'
        if (!said || said === state) return
        said = state
        onState(state)
      }
      tiles.on('tileload', () => {
        if (!said) {
          clearTimeout(patience)
          said = 'shown'
          onState('shown')
        }
        judge()
      })
      tiles.on('tileerror', ({ tile }) => {
        if (!tile.isConnected) return
        lost.add(tile)
        judge()
      })
      tiles.on('tileunload', ({ tile }) => {
        if (lost.delete(tile)) judge()
      })
      patience = setTimeout(giveUp, PATIENCE_MS)
      layer = tiles
      tiles.addTo(map)
    },
  }
}
