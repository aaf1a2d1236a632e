import type * as Leaflet from 'leaflet'
import { ownPane } from '../leaflet/own-pane.ts'
import type { Place } from '../shared/geo/measured-line.ts'
import { type Fix, type TrackPoint, trackParts } from '../shared/geo/track-filter.ts'
import { latLngParts } from '../shared/geo/way.ts'
import css from './tracking-marks.module.css'

export interface TrackingMarks {
  setFix: (fix: Fix | null) => void
  /** Degrees clockwise from north; null where it is not known. */
  setHeading: (degrees: number | null) => void
  setPoints: (points: readonly TrackPoint[]) => void
  setRoute: (line: readonly (readonly [number, number, ...unknown[]])[], isSketch: boolean) => void
  /** A thin line from the person to the route. */
  setWayBack: (from: Place | null, to: Place | null) => void
  /** Moves a place into the middle of the space above the sheet. */
  follow: (place: Place, coveredPx: number) => void
  /** Shows the whole route, and the person, above the sheet. */
  showRoute: (coveredPx: number, person?: Place) => void
  remove: () => void
}

const CLOSE_ZOOM = 16
/** Above every line of the map, under its pins. */
const Z_INDEX = 450
/** Height of the filters at the upper edge. */
const CHIPS_PX = 72

/** Everything that tracking draws. Leaflet is passed in, so this chunk contains none of its code. */
export function trackingMarks(map: Leaflet.Map, leaflet: typeof Leaflet, onPan: () => void): TrackingMarks {
  const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches
  // its own pane: lines of routes may be drawn again at any time, and would cover the walk
  const pane = ownPane(map, 'walk', Z_INDEX)
  const line = (className: string | undefined) =>
    leaflet.polyline([], { className, interactive: false, pane })
  const route = [line(css.routeShade), line(css.route)]
  const thread = line(css.thread)
  const walked = leaflet.layerGroup()
  const here = leaflet.layerGroup()
  const accuracy = leaflet.circle([0, 0], {
    radius: 1,
    className: css.accuracy,
    interactive: false,
    pane,
  })
  const mark = document.createElement('div')
  mark.className = css.here ?? ''
  const cone = mark.appendChild(document.createElement('span'))
  cone.hidden = true
  mark.appendChild(document.createElement('i'))
  const dot = leaflet.marker([0, 0], {
    icon: leaflet.divIcon({ html: mark, className: css.spot ?? '', iconSize: [88, 88] }),
    interactive: false,
    keyboard: false,
    zIndexOffset: 1000,
  })
  for (const layer of [...route, thread, walked, here]) layer.addTo(map)
  map.on('dragstart', onPan)

  let drawn: TrackPoint | undefined
  let count = 0
  let last: Leaflet.Polyline | undefined
  let isClose = false

  const draw = (points: readonly TrackPoint[]) => {
    walked.clearLayers()
    for (const part of trackParts(points)) {
      last = leaflet.polyline(part.map(latLng), { className: css.walked, interactive: false, pane })
      walked.addLayer(last)
    }
  }

  return {
    setFix: (fix) => {
      if (!fix) return void here.clearLayers()
      accuracy.setLatLng(latLng(fix)).setRadius(fix.accuracy)
      dot.setLatLng(latLng(fix))
      for (const layer of [accuracy, dot]) if (!here.hasLayer(layer)) here.addLayer(layer)
    },
    setHeading: (degrees) => {
      cone.hidden = degrees === null
      if (degrees !== null) cone.style.rotate = `${Math.round(degrees)}deg`
    },
    setPoints: (points) => {
      const newest = points.at(-1)
      // usually there is one step more
      if (newest && last && points.length === count + 1 && points[0] === drawn && !newest.startsPart)
        last.addLatLng(latLng(newest))
      else draw(points)
      drawn = points[0]
      count = points.length
    },
    setRoute: (track, isSketch) => {
      for (const layer of route) layer.setLatLngs(latLngParts(track))
      route[1]?.getElement()?.classList.toggle(css.sketch ?? '', isSketch)
    },
    setWayBack: (from, to) => {
      thread.setLatLngs(from && to ? [latLng(from), latLng(to)] : [])
    },
    follow: (place, coveredPx) => {
      const zoom = isClose ? map.getZoom() : Math.max(map.getZoom(), CLOSE_ZOOM)
      isClose = true
      const middle = map.project(latLng(place), zoom).add([0, (coveredPx - CHIPS_PX) / 2])
      map.setView(map.unproject(middle, zoom), zoom, { animate })
    },
    showRoute: (coveredPx, person) => {
      const bounds = route[0]?.getBounds()
      // following zooms in again after this
      isClose = false
      if (bounds?.isValid())
        // not animated: Leaflet drops other movements during an animation
        map.fitBounds(person ? bounds.extend(latLng(person)) : bounds, {
          paddingTopLeft: [32, 96],
          paddingBottomRight: [72, coveredPx + 24],
          animate: false,
        })
    },
    remove: () => {
      map.off('dragstart', onPan)
      for (const layer of [...route, thread, walked, here]) layer.remove()
    },
  }
}

const latLng = ({ latitude, longitude }: Place): [number, number] => [latitude, longitude]
