import type { Map as LeafletMap } from 'leaflet'
import css from './own-pane.module.css'

/** Creates a pane for drawings, once; Leaflet's are routes 400, pins 600, popups 700. It takes no taps and is hidden from screen readers. */
export function ownPane(map: LeafletMap, name: string, zIndex: number): string {
  if (map.getPane(name)) return name
  const pane = map.createPane(name)
  pane.classList.add(css.pane ?? '')
  pane.style.zIndex = String(zIndex)
  pane.setAttribute('aria-hidden', 'true')
  return name
}
