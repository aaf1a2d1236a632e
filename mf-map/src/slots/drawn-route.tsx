import type { ClosedArea } from '@sureda/contract/schemas/guides/closure'
import { type PointerEvent, useRef } from 'react'
import type { WayStop } from '../leaflet/way-map.ts'
import { ClosedShapes } from '../shared/closed-land/closed-shapes.tsx'
import { DrawnMap } from '../shared/drawn-map.tsx'
import type { Projection } from '../shared/geo/projection.ts'
import type { Way } from '../shared/geo/way.ts'
import { useSize } from '../shared/use-size.ts'
import css from './drawn-route.module.css'

interface DrawnRouteProps {
  label: string
  bounds: Parameters<typeof DrawnMap>[0]['bounds']
  way: Way
  stops: readonly WayStop[]
  closed: readonly ClosedArea[]
  cursor: number | null
  onCursor: (distance: number | null) => void
  onStop: (stop: WayStop) => void
}

/** A tap this near to the line counts as on it. */
const NEAR_PX = 40
/** A phone's screen shows no more points. */
const POINTS = 800

/** The way on the drawn map, until Leaflet is loaded and where it cannot be. */
export function DrawnRoute({ label, bounds, way, stops, closed, cursor, onCursor, onStop }: DrawnRouteProps) {
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame, { width: 350, height: 300 })
  const here = cursor === null ? null : way.placeAt(cursor)
  const pointAt = (event: PointerEvent<SVGSVGElement>, projection: Projection) => {
    const box = event.currentTarget.getBoundingClientRect()
    const place = projection.unproject(event.clientX - box.left, event.clientY - box.top)
    const found = way.nearest(place)
    if (!found) return null
    return found.distance / 1000 / projection.kmPerPixel <= NEAR_PX ? found.along : null
  }
  return (
    <div ref={frame} className={css.frame}>
      <DrawnMap
        bounds={bounds}
        {...size}
        fit="contain"
        label={label}
        showsNames
        onPoint={(event, projection) => onCursor(pointAt(event, projection))}
        over={({ project }) =>
          stops.map((stop, index) => {
            const { x, y } = project(stop.latitude, stop.longitude)
            return (
              <button
                key={stop.id}
                type="button"
                className={css.stop}
                style={{ insetInlineStart: x, insetBlockStart: y }}
                aria-label={`${index + 1}. ${stop.name}`}
                onClick={() => onStop(stop)}
              >
                <span>{index + 1}</span>
              </button>
            )
          })
        }
      >
        {(project) => (
          <>
            <ClosedShapes areas={closed} project={project} />
            <path className={css.edge} d={lineOf(way, project)} />
            <path className={css.line} d={lineOf(way, project)} />
            {here && <Dot {...project(here.latitude, here.longitude)} />}
          </>
        )}
      </DrawnMap>
    </div>
  )
}

const Dot = ({ x, y }: { x: number; y: number }) => <circle className={css.dot} cx={x} cy={y} r="8" />

function lineOf({ parts, length }: Way, project: Projection['project']): string {
  if (length === 0) return ''
  const step = Math.max(1, Math.floor(parts.flat().length / POINTS))
  const partOf = (part: Way['parts'][number]) =>
    part
      .filter((_, index) => index % step === 0 || index === part.length - 1)
      .map(([latitude, longitude]) => {
        const { x, y } = project(latitude, longitude)
        return `${x} ${y}`
      })
      .join('L')
  return parts.map((part) => `M${partOf(part)}`).join('')
}
