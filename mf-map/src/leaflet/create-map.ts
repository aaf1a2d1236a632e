import type { ClosedArea } from '@sureda/contract/schemas/guides/closure'
import type { Position } from '@sureda/remote/device'
import * as L from 'leaflet'
import type { MapItem } from '../shared/map-item.ts'
import type { MapView } from '../shared/map-view.ts'
import { type BaseMap, createBaseMap, type GroundEvents } from './base-map.ts'
import { closedLand } from './closed-land.ts'
import type { Spot } from './clusters.ts'
import { type PinLayer, pinLayer } from './pin-layer.ts'
import { positionMark } from './position-mark.ts'
import { type Line, wayLine } from './way-line.ts'

export interface Track extends Line {
  id: string
}

export interface MapEvents extends GroundEvents {
  onMove: (view: MapView, bounds: L.LatLngBounds) => void
  /** Called with the item of a pin, or all items of a spot. */
  onSelect: (items: MapItem[]) => void
  onTrack: (id: string) => void
  /** Called for a tap beside pins and lines. */
  onGround: () => void
}

export interface MapHandle
  extends PinLayer,
    Pick<BaseMap, 'setBase' | 'setOutlines' | 'setArchive' | 'remove'> {
  setTracks: (tracks: readonly Track[], chosen: string | null) => void
  setClosed: (areas: readonly ClosedArea[]) => void
  setPosition: (position: Position | null) => void
  moveTo: (view: { latitude: number; longitude: number; zoom?: number }) => void
  /** Moves a coordinate into the part of the map that no sheet covers. */
  showAbove: (latitude: number, longitude: number, coveredPx: number) => void
  zoomBy: (steps: number) => void
  /** Lets other code draw on the map. That code removes what it drew. */
  attach: <T>(add: (map: L.Map, leaflet: typeof L) => T) => T
}

/** A pin whose tip is higher than this is behind the search, the chips and a notice. */
const SEEN_FROM_PX = 160
/** Zoom for an item that was far outside of the view. */
const LINK_ZOOM = 13

/** The map of the screen: ground, pins, ways and position behind one handle. */
export function createMap(container: HTMLElement, view: MapView, events: MapEvents): MapHandle {
  const base = createBaseMap(container, {
    view,
    gestures: 'map',
    onTiles: events.onTiles,
    onArchive: events.onArchive,
  })
  const { map, animate } = base
  const moveTo: MapHandle['moveTo'] = ({ latitude, longitude, zoom = map.getZoom() }) =>
    map.setView([latitude, longitude], zoom, { animate })
  const open = (spot: Spot) => {
    const zoom = spot.opensAt()
    if (zoom === null) events.onSelect(spot.items())
    else moveTo({ latitude: spot.latitude, longitude: spot.longitude, zoom })
  }
  const tracks = L.layerGroup().addTo(map)
  const position = positionMark(map)
  const pins = pinLayer(map, open)

  const report = () => {
    const center = map.getCenter()
    events.onMove({ latitude: center.lat, longitude: center.lng, zoom: map.getZoom() }, map.getBounds())
  }
  map.on('moveend', report)
  map.on('click', (event) => {
    if (!(event.originalEvent.target as Element).closest('button')) events.onGround()
  })
  report()

  return {
    ...pins,
    setBase: base.setBase,
    setOutlines: base.setOutlines,
    setArchive: base.setArchive,
    remove: base.remove,
    setTracks: (next, chosen) => {
      tracks.clearLayers()
      for (const track of next)
        tracks.addLayer(wayLine(track, track.id === chosen, () => events.onTrack(track.id)))
    },
    setClosed: closedLand(map),
    setPosition: position.set,
    moveTo,
    showAbove: (latitude, longitude, coveredPx) => {
      // no animation to a far place: there is nothing to see on the way
      if (!map.getBounds().pad(1).contains([latitude, longitude]))
        map.setView([latitude, longitude], Math.max(map.getZoom(), LINK_ZOOM), { animate: false })
      const size = map.getSize()
      const point = map.latLngToContainerPoint([latitude, longitude])
      const free = size.y - coveredPx
      if (point.x > 40 && point.x < size.x - 84 && point.y > SEEN_FROM_PX && point.y < free - 24) return
      // the middle of the space between search, notice and sheet
      const middle = Math.min((free + SEEN_FROM_PX) / 2, Math.max(SEEN_FROM_PX, free - 24))
      map.panBy([point.x - size.x / 2, point.y - middle], { animate })
    },
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps, { animate }),
    attach: (add) => add(map, L),
  }
}
