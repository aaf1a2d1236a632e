import * as L from 'leaflet'
import type { MapView } from '../shared/map-view.ts'
import css from './area-map.module.css'
import { type BaseMap, createBaseMap, type GroundEvents } from './base-map.ts'

export type Corner = readonly [latitude: number, longitude: number]

export interface AreaMapHandle extends Pick<BaseMap, 'setBase' | 'setOutlines' | 'setArchive' | 'remove'> {
  setArea: (area: readonly Corner[]) => void
  /** The coordinate under the cross in the middle. */
  middle: () => [number, number]
  /** Pixels to the right and down. */
  panBy: (x: number, y: number) => void
  zoomBy: (steps: number) => void
}

/** A map on which a tap adds a corner of an area, and every corner can be dragged. */
export function createAreaMap(
  container: HTMLElement,
  view: MapView,
  events: GroundEvents & {
    onAdd: (corner: [number, number]) => void
    onMove: (index: number, corner: [number, number]) => void
  },
): AreaMapHandle {
  const { map, animate, setBase, setOutlines, setArchive, remove } = createBaseMap(container, {
    view,
    gestures: 'page',
    onTiles: events.onTiles,
    onArchive: events.onArchive,
  })
  const shape = L.polygon([], { interactive: false, className: css.area ?? '' }).addTo(map)
  let corners: L.Marker[] = []
  const at = ({ lat, lng }: L.LatLng): [number, number] => [lat, lng]
  map.on('click', ({ latlng }) => events.onAdd(at(latlng)))

  function corner(index: number, place: Corner): L.Marker {
    const marker = L.marker([place[0], place[1]], {
      icon: L.divIcon({
        html: document.createElement('span'),
        className: css.corner ?? '',
        iconSize: [48, 48],
        iconAnchor: [24, 24],
      }),
      draggable: true,
      keyboard: false,
    }).addTo(map)
    marker.on('drag', () => shape.setLatLngs(corners.map((one) => one.getLatLng())))
    marker.on('dragend', () => events.onMove(index, at(marker.getLatLng())))
    return marker
  }
  return {
    setBase,
    setOutlines,
    setArchive,
    remove,
    setArea: (area) => {
      for (const marker of corners) marker.remove()
      corners = area.map((place, index) => corner(index, place))
      shape.setLatLngs(area.map(([latitude, longitude]) => L.latLng(latitude, longitude)))
    },
    middle: () => at(map.getCenter()),
    panBy: (x, y) => map.panBy([x, y], { animate }),
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps, { animate }),
  }
}
