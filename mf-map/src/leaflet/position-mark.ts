import type { Position } from '@sureda/remote/device'
import * as L from 'leaflet'
import { ownPane } from './own-pane.ts'
import css from './position-mark.module.css'

/** Above the pins, where a number would cover it, and below what opens. */
const Z_INDEX = 640

/** Where the person is, with a circle as wide as the phone is unsure. */
export function positionMark(map: L.Map) {
  const pane = ownPane(map, 'position', Z_INDEX)
  const layer = L.layerGroup().addTo(map)
  return {
    set: (position: Position | null) => {
      layer.clearLayers()
      if (!position) return
      const here: L.LatLngTuple = [position.latitude, position.longitude]
      layer.addLayer(
        L.circle(here, { radius: position.accuracy, className: css.accuracy, interactive: false }),
      )
      layer.addLayer(L.circleMarker(here, { radius: 9, className: css.dot, pane, interactive: false }))
    },
  }
}
