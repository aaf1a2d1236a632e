import * as L from 'leaflet'
import type { MapItem } from '../shared/map-item.ts'
import { clusterIndex, type Spot } from './clusters.ts'
import css from './create-map.module.css'
import { name, type PinLabels, pinElement, setChosen } from './pin-element.ts'
import { pinKeys } from './pin-keys.ts'
import type { ShownPin } from './shown-pin.ts'

export interface PinLayer {
  setItems: (items: readonly MapItem[]) => void
  /** The selected item always has its own pin, also inside a cluster. */
  setSelected: (item: MapItem | null) => void
  setWords: (words: PinLabels) => void
}

/** The point of an icon that is on the coordinate, in px from its upper left corner: the tip of a pin, the middle of a cluster. */
const TIP: L.PointTuple = [24, 46]
const MIDDLE: L.PointTuple = [24, 24]
/** How far outside of the view pins are drawn, as a share of the view. */
const AHEAD = 0.4
/** A drag further than this share of the width draws again before the finger is lifted. */
const FAR = 0.3
/** A click so soon after a drag belongs to the drag. */
const AFTER_DRAG_MS = 80

/** Draws the pins of the current view only, so that 5,000 items cost as much as fifty. */
export function pinLayer(map: L.Map, onOpen: (spot: Spot) => void): PinLayer {
  const shown = new Map<string, ShownPin>()
  const keys = pinKeys(map, shown)
  let items: readonly MapItem[] = []
  let index = clusterIndex(items)
  let selected: MapItem | null = null
  let words: PinLabels = { group: '', item: ({ title }) => title, cluster: String }
  let drawnAt: L.LatLng | undefined
  let draggedAt = 0

  const spotsInView = (): Spot[] => {
    const view = map.getBounds().pad(AHEAD)
    const spots = index.spots(
      [view.getWest(), view.getSouth(), view.getEast(), view.getNorth()],
      map.getZoom(),
    )
    const chosen = selected
    if (!chosen || spots.some(({ key }) => key === chosen.key)) return spots
    const { latitude, longitude, key } = chosen
    const alone = { key, latitude, longitude, count: 1, item: chosen }
    return [...spots, { ...alone, items: () => [chosen], opensAt: () => null }]
  }

  const draw = () => {
    drawnAt = map.getCenter()
    const spots = spotsInView()
    const remaining = new Set(spots.map(({ key }) => key))
    for (const [key, { marker }] of shown)
      if (!remaining.has(key)) {
        marker.remove()
        shown.delete(key)
      }
    for (const spot of spots) if (!shown.has(spot.key)) shown.set(spot.key, made(spot))
    keys.afterDrawing()
  }

  const made = (spot: Spot): ShownPin => {
    const button = pinElement(spot, words)
    setChosen(button, spot, spot.key === selected?.key)
    button.addEventListener('click', () => {
      if (performance.now() - draggedAt > AFTER_DRAG_MS) onOpen(spot)
    })
    const iconAnchor = spot.item ? TIP : MIDDLE
    const icon = L.divIcon({ html: button, className: css.spot ?? '', iconSize: [48, 48], iconAnchor })
    const marker = L.marker([spot.latitude, spot.longitude], { icon, keyboard: false, interactive: false })
    return { spot, button, marker: marker.addTo(map) }
  }

  const clear = () => {
    for (const { marker } of shown.values()) marker.remove()
    shown.clear()
  }

  map.on('moveend', draw)
  map.on('move', () => {
    const size = map.getSize()
    if (drawnAt && map.latLngToContainerPoint(drawnAt).distanceTo(size.divideBy(2)) > size.x * FAR) draw()
  })
  map.on('dragend', () => {
    draggedAt = performance.now()
  })

  return {
    setItems: (next) => {
      // the same items need no new index
      if (next.length === items.length && next.every((item, i) => item === items[i])) return
      items = next
      index = clusterIndex(items)
      // items with the same key may have other texts
      clear()
      draw()
    },
    setSelected: (next) => {
      selected = next
      draw()
      for (const { spot, button, marker } of shown.values()) {
        setChosen(button, spot, spot.key === next?.key)
        marker.setZIndexOffset(spot.key === next?.key ? 1000 : 0)
      }
    },
    setWords: (next) => {
      words = next
      keys.setName(words.group)
      for (const { spot, button } of shown.values()) name(button, spot, words)
    },
  }
}
