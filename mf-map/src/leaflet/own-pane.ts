import type { Map as LeafletMap } from 'leaflet'
import css from './own-pane.module.css'

/** A layer of drawings between Leaflet's own (routes 400, pins 600, what opens 700), made once. Nothing in it can be touched or has a name. */
export function ownPane(map: LeafletMap, name: string, zIndex: number): string {
  if (map.getPane(name)) return name
  const pane = map.createPane(name)
  pane.classList.add(css.pane ?? '')
  pane.style.zIndex = String(zIndex)
  pane.setAttribute('aria-hidden', 'true')
  return name
}
