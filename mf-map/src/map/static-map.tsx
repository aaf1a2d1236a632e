import type { ClosedArea } from '@sureda/contract/schemas/guides/closure'
import { useSession } from '@sureda/remote/session'
import { Icon } from '@sureda/ui/icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Track } from '../leaflet/create-map.ts'
import { ClosedShapes } from '../shared/closed-land/closed-shapes.tsx'
import { DrawnMap } from '../shared/drawn-map.tsx'
import type { Projection } from '../shared/geo/projection.ts'
import color from '../shared/layer-color.module.css'
import type { MapItem } from '../shared/map-item.ts'
import { LAYER_COLORS } from '../shared/map-layers.ts'
import { iconOf } from '../shared/pin-icon.ts'
import { useSize } from '../shared/use-size.ts'
import { clusterOnGrid } from './cluster-on-grid.ts'
import { itemName } from './items/item-name.ts'
import { routesInView } from './items/routes-in-view.ts'
import { useTracks } from './items/use-tracks.ts'
import css from './static-map.module.css'

/** Width of a finger in pixels. */
const CELL = 48

interface StaticMapProps {
  items: readonly MapItem[]
  closed: readonly ClosedArea[]
  onSelect: (items: MapItem[]) => void
  /** The map library cannot be loaded: the lines of routes are fetched for this map. */
  isAlone?: boolean
  /** Key of the followed or chosen route, whose line is always drawn. */
  chosen?: string | null
}

/** The whole territory drawn once with its items, until the map is loaded and where it cannot be. */
export function StaticMap({ items, closed, onSelect, isAlone = false, chosen = null }: StaticMapProps) {
  const { t } = useTranslation('map')
  const bounds = useSession((state) => state.tenant?.map.bounds)
  const tracks = useTracks(isAlone && bounds ? routesInView(items, bounds, chosen) : [])
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame, { width: 390, height: 640 })
  const spots = ({ project }: Projection) => {
    const placed = items.map((item) => ({ item, ...project(item.latitude, item.longitude) }))
    const isOn = ({ x, y }: { x: number; y: number }) => x > 0 && y > 0 && x < size.width && y < size.height
    return clusterOnGrid(placed.filter(isOn), CELL)
  }
  return (
    <div ref={frame} className={css.map}>
      {bounds && (
        <DrawnMap
          bounds={bounds}
          {...size}
          fit="contain"
          label={t('static', { count: items.length })}
          showsNames
          over={(projection) =>
            spots(projection).map(({ x, y, items: here }) => (
              <Dot
                key={here[0]?.key}
                x={x}
                y={y}
                items={here}
                name={
                  here[0] && here.length === 1
                    ? itemName(here[0], t)
                    : t('pin.cluster', { count: here.length })
                }
                onPress={() => onSelect(here)}
              />
            ))
          }
        >
          {(project) => (
            <>
              <ClosedShapes areas={closed} project={project} />
              {tracks.map((track) => (
                <TrackLine key={track.id} track={track} project={project} isChosen={track.id === chosen} />
              ))}
            </>
          )}
        </DrawnMap>
      )}
    </div>
  )
}

interface DotProps {
  x: number
  y: number
  items: MapItem[]
  name: string
  onPress: () => void
}

function Dot({ x, y, items, name, onPress }: DotProps) {
  const [first] = items
  if (!first) return null
  return (
    <button
      type="button"
      className={css.target}
      style={{ insetInlineStart: x, insetBlockStart: y }}
      aria-label={name}
      onClick={onPress}
    >
      {items.length > 1 ? (
        <span className={css.many}>{items.length}</span>
      ) : (
        <span
          className={`${css.one} ${color.layer} ${color.pin}`}
          data-layer={first.layer}
          data-color={LAYER_COLORS[first.layer]}
        >
          <Icon name={iconOf(first)} size="small" />
        </span>
      )}
    </button>
  )
}

interface TrackLineProps {
  track: Track
  project: Projection['project']
  isChosen: boolean
}

function TrackLine({ track, project, isChosen }: TrackLineProps) {
  const partOf = (part: Track['parts'][number]) =>
    part
      .map(([latitude, longitude]) => {
        const { x, y } = project(latitude, longitude)
        return `${x} ${y}`
      })
      .join('L')
  return (
    <path
      className={css.track}
      d={track.parts.map((part) => `M${partOf(part)}`).join('')}
      data-sketch={track.isSketch || undefined}
      data-chosen={isChosen || undefined}
    />
  )
}
