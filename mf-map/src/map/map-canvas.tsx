import type { ClosedArea } from '@sureda/contract/schemas/guides/closure'
import type { Position } from '@sureda/remote/device'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDrawnGround } from '../ground/use-drawn-ground.ts'
import type { Ground } from '../ground/use-ground.ts'
import { createMap, type MapHandle, type Track } from '../leaflet/create-map.ts'
import type { Corners } from '../shared/geo/bounds.ts'
import type { MapItem } from '../shared/map-item.ts'
import type { MapView } from '../shared/map-view.ts'
import { itemName } from './items/item-name.ts'
import css from './map-canvas.module.css'

export interface MapCanvasProps {
  label: string
  start: MapView
  items: readonly MapItem[]
  tracks: readonly Track[]
  closed: readonly ClosedArea[]
  ground: Ground
  position: Position | null
  selected: MapItem | null
  /** A route is followed, so the others are faint. */
  isQuiet: boolean
  /** Height of the sheet over the lower edge. */
  coveredPx: number
  onReady: (map: MapHandle | null) => void
  onMove: (view: MapView, bounds: Corners) => void
  onSelect: (items: MapItem[]) => void
  onTrack: (routeId: string) => void
  onGround: () => void
}

/** The Leaflet map, updated from its props. It is loaded when the map is opened. */
export default function MapCanvas(props: MapCanvasProps) {
  const { label, start, items, tracks, closed, ground, position, selected, coveredPx, onReady } = props
  const { t } = useTranslation('map')
  const container = useRef<HTMLElement>(null)
  const [map, setMap] = useState<MapHandle | null>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  // the map is created once; later changes go through its handle
  useEffect(() => {
    if (!container.current) return
    const made = createMap(container.current, start, {
      onSelect: (found) => latest.current.onSelect(found),
      onTrack: (id) => latest.current.onTrack(id),
      onMove: (view, bounds) =>
        latest.current.onMove(view, [
          [bounds.getSouth(), bounds.getWest()],
          [bounds.getNorth(), bounds.getEast()],
        ]),
      onGround: () => latest.current.onGround(),
      onTiles: (state) => latest.current.ground.onTiles(state),
      onArchive: (state) => latest.current.ground.onArchive(state),
    })
    setMap(made)
    onReady(made)
    return () => {
      onReady(null)
      made.remove()
    }
  }, [])

  useEffect(
    () =>
      map?.setWords({
        group: t('pins'),
        item: (item) => itemName(item, t),
        cluster: (count) => t('pin.cluster', { count }),
      }),
    [map, t],
  )
  useEffect(() => map?.setItems(items), [map, items])
  useEffect(() => {
    map?.setSelected(selected)
  }, [map, selected])
  useEffect(() => map?.setTracks(tracks, selected?.key ?? null), [map, tracks, selected])
  useDrawnGround(map, ground)
  useEffect(() => map?.setClosed(closed), [map, closed])
  useEffect(() => map?.setPosition(position), [map, position])
  useEffect(() => {
    if (selected) map?.showAbove(selected.latitude, selected.longitude, coveredPx)
  }, [map, selected, coveredPx])

  return (
    <section
      ref={container}
      className={css.map}
      data-quiet={props.isQuiet || undefined}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Leaflet's own keyboard control, arrows and plus/minus, lives on this element
      tabIndex={0}
    />
  )
}
