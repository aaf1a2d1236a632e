import 'leaflet/dist/leaflet.css'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDrawnGround } from '../ground/use-drawn-ground.ts'
import type { Ground } from '../ground/use-ground.ts'
import { createPickMap, type PickMapHandle } from '../leaflet/pick-map.ts'
import type { MapView } from '../shared/map-view.ts'
import { ZoomButtons } from '../shared/zoom-buttons.tsx'
import css from './pick-canvas.module.css'
import { pickKeys } from './pick-keys.ts'

interface Place {
  latitude: number
  longitude: number
}
export interface PickCanvasProps {
  label: string
  hint: string
  start: MapView
  place: Place | null
  ground: Ground
  onPick: (place: Place) => void
  radius: number | null
  onRadius: (metres: number) => void
  /** Whether the drawn map before had the focus. */
  hadFocus: RefObject<boolean>
}

/** Sets a place on Leaflet: a tap sets the pin, a drag or arrow keys move it. */
export default function PickCanvas(props: PickCanvasProps) {
  const { label, hint, start, place, ground, radius, hadFocus } = props
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<PickMapHandle | null>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  // the map is created once; later changes go through its handle. A layout effect, so that no key pressed before the first paint is lost
  useLayoutEffect(() => {
    if (!container.current) return
    const made = createPickMap(container.current, start, {
      onPick: (next) => latest.current.onPick(next),
      onRadius: (metres) => latest.current.onRadius(metres),
      onTiles: (state) => latest.current.ground.onTiles(state),
      onArchive: (state) => latest.current.ground.onArchive(state),
    })
    setMap(made)
    return () => made.remove()
  }, [])

  useLayoutEffect(() => {
    if (hadFocus.current) container.current?.focus({ preventScroll: true })
  }, [hadFocus])

  useEffect(() => map?.setPlace(place), [map, place?.latitude, place?.longitude])
  useEffect(() => map?.setRadius(radius), [map, radius])
  useDrawnGround(map, ground)

  return (
    <>
      <div
        ref={container}
        role="application"
        aria-label={label}
        aria-describedby={hint}
        className={css.map}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys set the place here
        tabIndex={0}
        onKeyDown={pickKeys({
          moveBy: (x, y) => map?.moveBy(x, y),
          zoomBy: (steps) => map?.zoomBy(steps),
        })}
      />
      {map && <ZoomButtons onZoom={map.zoomBy} />}
    </>
  )
}
