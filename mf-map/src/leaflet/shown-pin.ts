import type * as L from 'leaflet'
import type { Spot } from './clusters.ts'

/** A pin on the map: its spot, button and marker. */
export interface ShownPin {
  spot: Spot
  button: HTMLButtonElement
  marker: L.Marker
}
