import type { Position } from '@sureda/remote/geolocation'
import * as L from 'leaflet'
import css from './position-mark.module.css'

/** Above the pins: where many stand, a number would cover it. */
const PANE = 'position'

/** Where the person stands, with a circle as wide as the phone is unsure. */
export function positionMark(map: L.Map) {
  map.createPane(PANE).classList.add(css.pane ?? '')
  const layer = L.layerGroup().addTo(map)
  return {
    set: (position: Position | null) => {
      layer.clearLayers()
      if (!position) return
      const here: L.LatLngTuple = [position.latitude, position.longitude]
      layer.addLayer(
        L.circle(here, { radius: position.accuracy, className: css.accuracy, interactive: false }),
      )
      layer.addLayer(L.circleMarker(here, { radius: 9, className: css.dot, pane: PANE, interactive: false }))
    },
  }
}
