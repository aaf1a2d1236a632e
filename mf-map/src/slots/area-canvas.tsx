import 'leaflet/dist/leaflet.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDrawnGround } from '../ground/use-drawn-ground.ts'
import type { Ground } from '../ground/use-ground.ts'
import { type AreaMapHandle, type Corner, createAreaMap } from '../leaflet/area-map.ts'
import type { MapView } from '../shared/map-view.ts'
import { ZoomButtons } from '../shared/zoom-buttons.tsx'
import own from './area-map.module.css'
import css from './pick-canvas.module.css'
import { pickKeys } from './pick-keys.ts'

export interface AreaCanvasProps {
  label: string
  hint: string
  start: MapView
  area: readonly Corner[]
  ground: Ground
  onChange: (area: [number, number][]) => void
}

/** Draws an area on Leaflet: a tap adds a corner, a drag moves one. By keyboard the map moves under a cross, and Enter adds a corner there. */
export default function AreaCanvas(props: AreaCanvasProps) {
  const { label, hint, start, area, ground } = props
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<AreaMapHandle | null>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const corners = () => latest.current.area.map(([lat, lng]): [number, number] => [lat, lng])
  const add = (corner: [number, number]) => latest.current.onChange([...corners(), corner])

  // the map is created once; later changes go through its handle. A layout effect, so that no key pressed before the first paint is lost
  useLayoutEffect(() => {
    if (!container.current) return
    const made = createAreaMap(container.current, start, {
      onAdd: add,
      onMove: (index, corner) =>
        latest.current.onChange(corners().map((other, at) => (at === index ? corner : other))),
      onTiles: (state) => latest.current.ground.onTiles(state),
      onArchive: (state) => latest.current.ground.onArchive(state),
    })
    setMap(made)
    return () => made.remove()
  }, [])

  useEffect(() => map?.setArea(area), [map, area])
  useDrawnGround(map, ground)

  return (
    <>
      <div
        ref={container}
        role="application"
        aria-label={label}
        aria-describedby={hint}
        className={css.map}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map here, Enter sets a corner
        tabIndex={0}
        onKeyDown={pickKeys({
          // Enter is a move by 0 pixels
          moveBy: (x, y) => (x || y ? map?.panBy(x, y) : map && add(map.middle())),
          zoomBy: (steps) => map?.zoomBy(steps),
        })}
      />
      <span className={own.cross} aria-hidden="true" />
      {map && <ZoomButtons onZoom={map.zoomBy} />}
    </>
  )
}
