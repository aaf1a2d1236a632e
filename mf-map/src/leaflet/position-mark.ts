import type { Position } from '@sureda/remote/device'
import * as L from 'leaflet'
import { ownPane } from './own-pane.ts'
import css from './position-mark.module.css'

/** Above the pins, where a cluster would cover it, and below popups. */
const Z_INDEX = 640

/** Shows the person's position with a circle of its accuracy. */
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
