import type { Position } from '@sureda/remote/geolocation'
import * as L from 'leaflet'
import { clusterIndex, type Spot } from '../domain/clusters.ts'
import type { MapView } from '../domain/map-address.ts'
import type { MapItem } from '../domain/map-item.ts'
import { type BaseMap, createBaseMap } from './base-map.ts'
import css from './create-map.module.css'
import { positionMark } from './position-mark.ts'
import type { TileState } from './tile-base.ts'
import { type Line, wayLine } from './way-line.ts'

export interface Track extends Line {
  id: string
}
/** A spot with the element it stands in; its content is drawn by React. */
export interface ShownSpot extends Spot {
  element: HTMLElement
}

export interface MapEvents {
  onSpots: (spots: ShownSpot[]) => void
  onMove: (view: MapView) => void
  /** A tap beside everything. */
  onGround: () => void
  onTiles: (state: TileState) => void
}

export interface MapHandle extends Pick<BaseMap, 'setBase' | 'setOutlines' | 'remove'> {
  setItems: (items: readonly MapItem[]) => void
  setTracks: (tracks: readonly Track[]) => void
  setPosition: (position: Position | null) => void
  moveTo: (view: { latitude: number; longitude: number; zoom?: number }) => void
  /** Brings a place into the part of the map that no sheet covers. */
  showAbove: (latitude: number, longitude: number, coveredPx: number) => void
  zoomBy: (steps: number) => void
  /** Lets another part draw on the map. What it draws it takes away itself. */
  attach: <T>(add: (map: L.Map, leaflet: typeof L) => T) => T
}

/** The map itself. Leaflet keeps the ground, the gestures and the places; everything that can be pressed is React's. */
export function createMap(container: HTMLElement, view: MapView, events: MapEvents): MapHandle {
  const base = createBaseMap(container, { view, gestures: 'map', onTiles: events.onTiles })
  const { map, animate } = base
  const position = positionMark(map)
  const tracks = L.layerGroup().addTo(map)
  const marks = L.layerGroup().addTo(map)
  const shown = new Map<string, { marker: L.Marker; element: HTMLElement }>()
  let index = clusterIndex([])

  const draw = () => {
    const bounds = map.getBounds().pad(0.3)
    const spots = index.spots(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      map.getZoom(),
    )
    const keep = new Set(spots.map(({ key }) => key))
    for (const [key, { marker }] of shown)
      if (!keep.has(key)) {
        marks.removeLayer(marker)
        shown.delete(key)
      }
    events.onSpots(spots.map((spot) => ({ ...spot, element: place(spot) })))
  }

  /** The element of a spot; one that stays in view keeps it, and with it the focus. */
  const place = (spot: Spot): HTMLElement => {
    const known = shown.get(spot.key)
    if (known) return known.element
    const element = document.createElement('div')
    const icon = L.divIcon({ html: element, className: css.spot ?? '', iconSize: [48, 48] })
    const marker = L.marker([spot.latitude, spot.longitude], { icon, keyboard: false, interactive: false })
    marks.addLayer(marker)
    shown.set(spot.key, { marker, element })
    return element
  }

  map.on('moveend', () => {
    const center = map.getCenter()
    draw()
    events.onMove({ latitude: center.lat, longitude: center.lng, zoom: map.getZoom() })
  })
  map.on('click', (event) => {
    if (!(event.originalEvent.target as Element).closest('button')) events.onGround()
  })
  return {
    setItems: (items) => {
      index = clusterIndex(items)
      draw()
    },
    setTracks: (next) => {
      tracks.clearLayers()
      for (const track of next) tracks.addLayer(wayLine(track))
    },
    setOutlines: base.setOutlines,
    setBase: base.setBase,
    setPosition: position.set,
    moveTo: ({ latitude, longitude, zoom = map.getZoom() }) =>
      map.setView([latitude, longitude], zoom, { animate }),
    showAbove: (latitude, longitude, coveredPx) => {
      const size = map.getSize()
      const point = map.latLngToContainerPoint([latitude, longitude])
      const free = size.y - coveredPx
      if (point.x > 40 && point.x < size.x - 84 && point.y > 96 && point.y < free - 24) return
      map.panBy([point.x - size.x / 2, point.y - Math.max(96, free / 2)], { animate })
    },
    attach: (add) => add(map, L),
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps, { animate }),
    remove: base.remove,
  }
}
