import * as L from 'leaflet'
import type { MapView } from '../shared/map-view.ts'
import { type BaseMap, createBaseMap, type GroundEvents } from './base-map.ts'
import { pickCircle } from './pick-circle.ts'
import css from './pick-map.module.css'

interface Place {
  latitude: number
  longitude: number
}

export interface PickMapHandle extends Pick<BaseMap, 'setBase' | 'setOutlines' | 'setArchive' | 'remove'> {
  setPlace: (place: Place | null) => void
  /** Moves the pin by pixels to the right and down; from the middle where there is none yet. */
  moveBy: (x: number, y: number) => void
  zoomBy: (steps: number) => void
  /** Radius in metres of the circle around the pin; null for none. */
  setRadius: (metres: number | null) => void
}

/** A map on which one pin is placed. */
export function createPickMap(
  container: HTMLElement,
  view: MapView,
  events: GroundEvents & {
    onPick: (place: Place) => void
    /** Called while the handle is dragged. */
    onRadius: (metres: number) => void
  },
): PickMapHandle {
  const { map, animate, setBase, setOutlines, setArchive, remove } = createBaseMap(container, {
    view,
    gestures: 'page',
    onTiles: events.onTiles,
    onArchive: events.onArchive,
  })
  const mark = document.createElement('span')
  const marker = L.marker(map.getCenter(), {
    icon: L.divIcon({ html: mark, className: css.pin ?? '', iconSize: [48, 56], iconAnchor: [24, 52] }),
    draggable: true,
    keyboard: false,
  })
  const circle = pickCircle(map, marker, events.onRadius)
  const pick = ({ lat, lng }: L.LatLng) => events.onPick({ latitude: lat, longitude: lng })
  marker.on('dragend', () => pick(marker.getLatLng()))
  map.on('click', ({ latlng }) => pick(latlng))
  return {
    setBase,
    setOutlines,
    setArchive,
    remove,
    setRadius: circle.setRadius,
    setPlace: (place) => {
      if (!place) {
        marker.remove()
        circle.follow()
        return
      }
      marker.setLatLng([place.latitude, place.longitude]).addTo(map)
      circle.follow()
      map.panInside([place.latitude, place.longitude], { padding: [32, 56], animate })
    },
    moveBy: (x, y) => {
      const from = map.hasLayer(marker) ? marker.getLatLng() : map.getCenter()
      pick(map.unproject(map.project(from).add([x, y])))
    },
    zoomBy: (steps) => {
      if (map.hasLayer(marker)) map.setZoomAround(marker.getLatLng(), map.getZoom() + steps, { animate })
      else map.setZoom(map.getZoom() + steps, { animate })
    },
  }
}
