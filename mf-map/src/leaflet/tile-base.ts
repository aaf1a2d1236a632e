import type { Tenant } from '@sureda/contract/tenant'
import * as L from 'leaflet'

export type TileLayer = Tenant['map']['layers'][number]
export type TileState = 'shown' | 'failed'

/** Tiles that may fail before the host counts as out of reach. One lost tile is bad luck, four without any success are no network. */
const FAILURES = 4
/** A host that answers nothing at all counts as out of reach too. */
const PATIENCE_MS = 12_000

/** The tiles under everything. When none comes, it says so and takes itself away. */
export function tileBase(map: L.Map, onState: (state: TileState) => void) {
  let layer: L.TileLayer | undefined
  let patience: ReturnType<typeof setTimeout> | undefined
  const clear = () => {
    clearTimeout(patience)
    layer?.remove()
    layer = undefined
  }
  const giveUp = () => {
    clear()
    onState('failed')
  }
  return {
    set: (next: TileLayer | null) => {
      clear()
      if (!next) return
      let failures = 0
      let isShown = false
      // what night does to a street map and to a photograph is different: the stylesheet goes by this word
      map.getContainer().dataset.base = next.id
      const tiles = L.tileLayer(next.url, { maxNativeZoom: next.max_zoom, maxZoom: 19 })
      tiles.on('tileload', () => {
        if (isShown) return
        isShown = true
        clearTimeout(patience)
        onState('shown')
      })
      tiles.on('tileerror', () => {
        failures += 1
        if (!isShown && failures === FAILURES) giveUp()
      })
      patience = setTimeout(giveUp, PATIENCE_MS)
      layer = tiles.addTo(map)
    },
  }
}
