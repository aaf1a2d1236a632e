import * as L from 'leaflet'
import type { TileLayer } from './create-map.ts'

/** Tiles that may fail before the host counts as out of reach. One lost tile is bad luck, four without any success are no network. */
const FAILURES = 4

/** The tiles under everything. When none comes, it says so and takes itself away. */
export function tileBase(map: L.Map, onState: (state: 'shown' | 'failed') => void) {
  let layer: L.TileLayer | undefined
  const clear = () => {
    layer?.remove()
    layer = undefined
  }
  return {
    set: (next: TileLayer | null) => {
      clear()
      if (!next) return
      let failures = 0
      let isShown = false
      const tiles = L.tileLayer(next.url, { maxNativeZoom: next.max_zoom, maxZoom: 19 })
      tiles.on('tileload', () => {
        if (!isShown) onState('shown')
        isShown = true
      })
      tiles.on('tileerror', () => {
        failures += 1
        if (isShown || failures !== FAILURES) return
        clear()
        onState('failed')
      })
      layer = tiles.addTo(map)
    },
  }
}
