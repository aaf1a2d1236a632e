import 'leaflet/dist/leaflet.css'
import type { ClosedArea } from '@sureda/contract/schemas/guides/closure'
import { useEffect, useRef, useState } from 'react'
import { useDrawnGround } from '../ground/use-drawn-ground.ts'
import type { Ground } from '../ground/use-ground.ts'
import { createWayMap, type WayMap, type WayStop } from '../leaflet/way-map.ts'
import type { Way } from '../shared/geo/way.ts'
import { ZoomButtons } from '../shared/zoom-buttons.tsx'
import css from './route-canvas.module.css'

export interface RouteCanvasProps {
  label: string
  center: { latitude: number; longitude: number }
  way: Way
  stops: readonly WayStop[]
  closed: readonly ClosedArea[]
  cursor: number | null
  ground: Ground
  onCursor: (distance: number | null) => void
  onStop: (stop: WayStop) => void
}

/** The way on Leaflet. It is loaded when the slot comes near to the window. */
export default function RouteCanvas(props: RouteCanvasProps) {
  const { label, center, way, stops, closed, cursor, ground } = props
  const container = useRef<HTMLElement>(null)
  const [map, setMap] = useState<WayMap | null>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  // the map is created once; later changes go through its handle
  useEffect(() => {
    if (!container.current) return
    const made = createWayMap(container.current, center, {
      onCursor: (distance) => latest.current.onCursor(distance),
      onStop: (stop) => latest.current.onStop(stop),
      onTiles: (state) => latest.current.ground.onTiles(state),
      onArchive: (state) => latest.current.ground.onArchive(state),
    })
    setMap(made)
    return () => made.remove()
  }, [])

  useEffect(() => map?.setWay(way, stops), [map, way, stops])
  useEffect(() => map?.setClosed(closed), [map, closed])
  useEffect(() => map?.setCursor(cursor === null ? null : way.placeAt(cursor)), [map, way, cursor])
  useDrawnGround(map, ground)

  return (
    <>
      <section ref={container} className={css.map} aria-label={label} />
      {map && <ZoomButtons onZoom={map.zoomBy} />}
    </>
  )
}
