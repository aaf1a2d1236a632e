import type { ClosedArea } from '@sureda/contract/schemas/guides/closure'
import * as L from 'leaflet'
import type { Way } from '../shared/geo/way.ts'
import { type BaseMap, createBaseMap, type GroundEvents } from './base-map.ts'
import { closedLand } from './closed-land.ts'
import { wayCursor } from './way-cursor.ts'
import { wayLine } from './way-line.ts'
import css from './way-map.module.css'

interface Place {
  latitude: number
  longitude: number
}
export interface WayStop extends Place {
  id: string
  name: string
}

export interface WayMapEvents extends GroundEvents {
  /** Called with metres from the start; null beside the way. */
  onCursor: (distance: number | null) => void
  onStop: (stop: WayStop) => void
}

export interface WayMap extends Pick<BaseMap, 'setBase' | 'setOutlines' | 'setArchive' | 'remove'> {
  setWay: (way: Way, stops: readonly WayStop[]) => void
  setClosed: (areas: readonly ClosedArea[]) => void
  setCursor: (place: Place | null) => void
  zoomBy: (steps: number) => void
}

/** A tap this near to the line counts as on it. */
const NEAR_PX = 40
const PADDING: L.PointTuple = [28, 28]

/** A map of one way with its stops and the cursor's dot. */
export function createWayMap(container: HTMLElement, center: Place, events: WayMapEvents): WayMap {
  const base = createBaseMap(container, {
    view: { ...center, zoom: 12 },
    gestures: 'page',
    onTiles: events.onTiles,
    onArchive: events.onArchive,
  })
  const { map } = base
  const drawing = L.layerGroup().addTo(map)
  let way: Way | undefined
  let fitted: L.LatLngBounds | undefined
  const nearestTo = ({ latitude, longitude }: Place) => way?.nearest({ latitude, longitude }) ?? null
  const cursor = wayCursor(map, (place) => {
    const found = nearestTo(place)
    if (found) {
      cursor.set(found)
      events.onCursor(found.along)
    }
  })
  const pointAt = ({ latlng, containerPoint }: L.LeafletMouseEvent) => {
    const found = nearestTo({ latitude: latlng.lat, longitude: latlng.lng })
    if (!found) return null
    const there = map.latLngToContainerPoint([found.latitude, found.longitude])
    return there.distanceTo(containerPoint) <= NEAR_PX ? found.along : null
  }
  map.on('click', (event) => {
    if (!(event.originalEvent.target as Element).closest('button')) events.onCursor(pointAt(event))
  })
  if (matchMedia('(hover: hover)').matches) {
    map.on('mousemove', (event) => {
      const distance = pointAt(event)
      if (distance !== null) events.onCursor(distance)
    })
  }
  return {
    setBase: base.setBase,
    setOutlines: base.setOutlines,
    setArchive: base.setArchive,
    setWay: (next, stops) => {
      way = next
      drawing.clearLayers()
      if (next.length > 0) drawing.addLayer(wayLine({ parts: next.parts, isSketch: false }, true))
      for (const [index, stop] of stops.entries())
        drawing.addLayer(stopMark(stop, index + 1, () => events.onStop(stop)))
      const places = [
        ...next.parts.flat().map(([latitude, longitude]): L.LatLngTuple => [latitude, longitude]),
        ...stops.map(({ latitude, longitude }): L.LatLngTuple => [latitude, longitude]),
      ]
      const around = L.latLngBounds(places)
      // the same way again leaves the view as the person moved it
      if (!around.isValid() || fitted?.equals(around)) return
      fitted = around
      map.fitBounds(around, { padding: PADDING, maxZoom: 15, animate: false })
    },
    setClosed: closedLand(map),
    setCursor: cursor.set,
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps, { animate: base.animate }),
    remove: base.remove,
  }
}

/** A numbered stop, in the order of walking. */
function stopMark(stop: WayStop, number: number, onPress: () => void): L.Marker {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = css.stop ?? ''
  button.setAttribute('aria-label', `${number}. ${stop.name}`)
  button.addEventListener('click', onPress)
  const mark = document.createElement('span')
  mark.textContent = String(number)
  button.append(mark)
  const icon = L.divIcon({ html: button, className: css.place ?? '', iconSize: [48, 48] })
  return L.marker([stop.latitude, stop.longitude], { icon, keyboard: false, interactive: false })
}
