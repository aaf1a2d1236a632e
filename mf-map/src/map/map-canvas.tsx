import type { Position } from '@sureda/remote/geolocation'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { MapView } from '../domain/map-address.ts'
import type { MapItem } from '../domain/map-item.ts'
import type { Outlines } from '../domain/outlines.ts'
import { createMap, type MapHandle, type ShownSpot, type Track } from '../leaflet/create-map.ts'
import type { TileLayer } from '../leaflet/tile-base.ts'
import css from './map-canvas.module.css'
import { Pin } from './pin.tsx'

export interface MapCanvasProps {
  label: string
  start: MapView
  items: readonly MapItem[]
  tracks: readonly Track[]
  outlines: Outlines | undefined
  base: TileLayer | null
  position: Position | null
  selected: MapItem | null
  /** Height of what lies over the lower edge. */
  coveredPx: number
  onReady: (map: MapHandle | null) => void
  onMove: (view: MapView) => void
  onSelect: (items: MapItem[]) => void
  onGround: () => void
  onTiles: (state: 'shown' | 'failed') => void
}

/** Leaflet with React's pins on it. Loaded when the map is opened, never before. */
export default function MapCanvas(props: MapCanvasProps) {
  const { label, start, items, tracks, outlines, base, position, selected, coveredPx, onReady } = props
  const container = useRef<HTMLElement>(null)
  const [map, setMap] = useState<MapHandle | null>(null)
  const [spots, setSpots] = useState<ShownSpot[]>([])
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  // the map is made once; what changes afterwards reaches it by its handle
  useEffect(() => {
    if (!container.current) return
    const made = createMap(container.current, start, {
      onSpots: setSpots,
      onMove: (view) => latest.current.onMove(view),
      onGround: () => latest.current.onGround(),
      onTiles: (state) => latest.current.onTiles(state),
    })
    setMap(made)
    onReady(made)
    return () => {
      onReady(null)
      made.remove()
    }
  }, [])

  useEffect(() => map?.setItems(items), [map, items])
  useEffect(() => map?.setTracks(tracks), [map, tracks])
  useEffect(() => {
    if (outlines) map?.setOutlines(outlines)
  }, [map, outlines])
  useEffect(() => map?.setBase(base), [map, base])
  useEffect(() => map?.setPosition(position), [map, position])
  useEffect(() => {
    if (selected) map?.showAbove(selected.latitude, selected.longitude, coveredPx)
  }, [map, selected, coveredPx])

  const open = (spot: ShownSpot) => {
    if (spot.opensAt === null) return latest.current.onSelect(spot.items)
    map?.moveTo({ latitude: spot.latitude, longitude: spot.longitude, zoom: spot.opensAt })
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Leaflet's own keyboard control, arrows and plus/minus, lives on this element */}
      <section ref={container} className={css.map} aria-label={label} tabIndex={0} />
      {spots.map((spot) =>
        createPortal(
          <Pin
            spot={spot}
            isSelected={spot.items.some(({ key }) => key === selected?.key)}
            onOpen={() => open(spot)}
          />,
          spot.element,
          spot.key,
        ),
      )}
    </>
  )
}
