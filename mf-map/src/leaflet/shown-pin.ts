import type * as L from 'leaflet'
import type { Spot } from './clusters.ts'

/** A pin on the map: its place, its button and what Leaflet knows of it. */
export interface ShownPin {
  spot: Spot
  button: HTMLButtonElement
  marker: L.Marker
}
