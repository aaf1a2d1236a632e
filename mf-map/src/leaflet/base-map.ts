import type { Outlines } from '@sureda/contract/schemas/platform/outlines'
import * as L from 'leaflet'
import type { ArchiveState, DrawnArchive } from '../ground/ground-layer.ts'
import type { MapView } from '../shared/map-view.ts'
import { drawnGround } from './drawn-ground.ts'
import { ownGround } from './own-ground.ts'
import { type TileLayer, type TileState, tileBase } from './tile-base.ts'

export interface BaseMap {
  map: L.Map
  /** Whether movements are animated; false with reduced motion. */
  animate: boolean
  setOutlines: (outlines: Outlines) => void
  /** Null removes the territory's own ground. */
  setArchive: (archive: DrawnArchive | null) => void
  /** Null removes the tiles, so that only the drawn ground shows. */
  setBase: (layer: TileLayer | null) => void
  remove: () => void
}

/** Reports how much of the ground could be loaded. */
export interface GroundEvents {
  onTiles: (state: TileState) => void
  onArchive: (state: ArchiveState) => void
}

interface BaseOptions extends GroundEvents {
  view: MapView
  /** `page`: one finger scrolls the page, two move the map. `map`: one finger moves the map. */
  gestures: 'map' | 'page'
}

/** Leaflet with drawn ground and tiles: the base of every map. */
export function createBaseMap(container: HTMLElement, options: BaseOptions): BaseMap {
  const { view, gestures, onTiles, onArchive } = options
  const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const isScreen = gestures === 'map'
  const map = L.map(container, {
    center: [view.latitude, view.longitude],
    zoom: view.zoom,
    zoomControl: false,
    // Trusted Types refuse its markup; the screens render the attribution themselves
    attributionControl: false,
    minZoom: 7,
    maxZoom: 19,
    dragging: isScreen || matchMedia('(hover: hover)').matches,
    scrollWheelZoom: isScreen,
    keyboard: isScreen,
    zoomAnimation: animate,
    fadeAnimation: animate,
    markerZoomAnimation: animate,
  })
  // lines have no name and cannot be reached by key: what a tap on one opens has a pin, too
  map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true')
  const ground = drawnGround(map)
  const own = ownGround(map, onArchive)
  const base = tileBase(map, onTiles)
  const resize = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  resize.observe(container)
  return {
    map,
    animate,
    setOutlines: ground.setOutlines,
    setArchive: own.set,
    setBase: base.set,
    remove: () => {
      resize.disconnect()
      base.set(null)
      own.set(null)
      map.remove()
    },
  }
}
