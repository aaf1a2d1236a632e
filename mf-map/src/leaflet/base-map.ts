import type { Outlines } from '@sureda/contract/schemas/platform/outlines'
import * as L from 'leaflet'
import type { ArchiveState, DrawnArchive } from '../ground/ground-layer.ts'
import type { MapView } from '../shared/map-view.ts'
import { drawnGround } from './drawn-ground.ts'
import { ownGround } from './own-ground.ts'
import { type TileLayer, type TileState, tileBase } from './tile-base.ts'

export interface BaseMap {
  map: L.Map
  /** For every movement: people may have switched it off. */
  animate: boolean
  setOutlines: (outlines: Outlines) => void
  /** Null: no ground of the territory's own. */
  setArchive: (archive: DrawnArchive | null) => void
  /** Null: no tiles, the drawn ground alone. */
  setBase: (layer: TileLayer | null) => void
  remove: () => void
}

/** What a map says of its ground. */
export interface GroundEvents {
  onTiles: (state: TileState) => void
  onArchive: (state: ArchiveState) => void
}

interface BaseOptions extends GroundEvents {
  view: MapView
  /** `page`: one finger scrolls the page, two move the map. `map`: the map is the screen. */
  gestures: 'map' | 'page'
}

/** Leaflet with the drawn ground and the tiles over it: what every map of the app is on. */
export function createBaseMap(container: HTMLElement, options: BaseOptions): BaseMap {
  const { view, gestures, onTiles, onArchive } = options
  const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const isScreen = gestures === 'map'
  const map = L.map(container, {
    center: [view.latitude, view.longitude],
    zoom: view.zoom,
    zoomControl: false,
    // its markup would have to pass Trusted Types; the screens print the attribution themselves
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
  // lines have no name, and none is reached by key: what a finger opens by one of them has its pin
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
