import type { ClosedArea } from '@sureda/contract/schemas/guides/closure'
import * as L from 'leaflet'
import css from '../shared/closed-land/closed-land.module.css'
import { ownPane } from './own-pane.ts'

/** Draws closed land under ways and pins. It takes no taps; its text is beside the map. */
export function closedLand(map: L.Map): (areas: readonly ClosedArea[]) => void {
  const pane = ownPane(map, 'closed-land', 380)
  const drawing = L.layerGroup().addTo(map)
  return (areas) => {
    drawing.clearLayers()
    for (const { area } of areas)
      drawing.addLayer(L.polygon(area, { pane, className: css.land ?? '', interactive: false }))
  }
}
