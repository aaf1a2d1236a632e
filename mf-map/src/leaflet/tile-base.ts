import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import * as L from 'leaflet'

export type TileLayer = Tenant['map']['layers'][number]
/** `lacking`: some tiles of this view failed. `failed`: none ever came. */
export type TileState = 'shown' | 'lacking' | 'failed'

/** So many failed tiles count as a fault: one is chance, four without any success mean that there is no network. */
const FAILURES = 4
/** A host that does not answer within this time counts as failed, too. */
const TIMEOUT_MS = 12_000

/**
 * The tiles above the drawn ground. When none comes, the layer is removed; where some fail, the ground shows in their places. Reports the state at every
 * change.
 */
export function tileBase(map: L.Map, onState: (state: TileState) => void) {
  let layer: L.TileLayer | undefined
  let timeout: ReturnType<typeof setTimeout> | undefined
  const clear = () => {
    clearTimeout(timeout)
    const old = layer
    // events of a layer that is being removed no longer matter
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
      // failed tiles of this view; a tile that leaves the view no longer counts
      const lost = new Set<HTMLElement>()
      // the style sheet treats street maps and photographs differently at night
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
          clearTimeout(timeout)
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
      timeout = setTimeout(giveUp, TIMEOUT_MS)
      layer = tiles
      tiles.addTo(map)
    },
  }
}
