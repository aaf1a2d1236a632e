import * as L from 'leaflet'
import css from './way-line.module.css'

export interface Line {
  /** Parts of `[lat, lng]`; no line joins them. */
  parts: readonly (readonly (readonly [number, number])[])[]
  /** Drawn by hand: dashed, and not followed. */
  isSketch: boolean
}

const LOOK = { interactive: false, smoothFactor: 1.4 }

/** A way: a light edge, so that it is visible on any tile, the line, and a wide invisible line for taps where it can be pressed. */
export function wayLine({ parts, isSketch }: Line, isChosen = false, onPress?: () => void): L.LayerGroup {
  const points = parts.map((part) =>
    part.map(([latitude, longitude]): L.LatLngTuple => [latitude, longitude]),
  )
  const className = [css.line, isSketch ? css.sketch : '', isChosen ? css.chosen : ''].join(' ')
  const way = L.layerGroup([
    L.polyline(points, { ...LOOK, className: css.edge }),
    L.polyline(points, { ...LOOK, className }),
  ])
  if (onPress)
    way.addLayer(
      L.polyline(points, { className: css.touch, bubblingMouseEvents: false }).on('click', onPress),
    )
  return way
}
