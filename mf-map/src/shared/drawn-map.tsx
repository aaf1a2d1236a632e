import { useFormat } from '@sureda/remote/format'
import type { PointerEvent, ReactNode } from 'react'
import { useOutlines } from '../ground/use-outlines.ts'
import css from './drawn-map.module.css'
import { type Projection, projectionOf, scaleBar } from './geo/projection.ts'

type Bounds = Parameters<typeof projectionOf>[0]

interface DrawnMapProps {
  bounds: Bounds
  width: number
  height: number
  fit?: 'cover' | 'contain'
  label: string
  /** Shows names of municipalities where there is space. */
  showsNames?: boolean
  className?: string
  /** What is drawn above the ground. */
  children: (project: Projection['project']) => ReactNode
  /** A tap or drag on the ground. A keyboard must be able to do the same elsewhere. */
  onPoint?: (event: PointerEvent<SVGSVGElement>, projection: Projection) => void
  /** Buttons over the drawing; their positions are right only where the drawing has its own size. */
  over?: (projection: Projection) => ReactNode
}

/** A map drawn from the territory's data: municipal boundaries with their credit, a scale, and its children. A few kilobytes, without library and tiles. */
export function DrawnMap(props: DrawnMapProps) {
  const { bounds, width, height, fit, label, showsNames, className, children, onPoint, over } = props
  const format = useFormat()
  const { outlines, origin } = useOutlines()
  const projection = projectionOf(bounds, width, height, fit)
  const { project, kmPerPixel } = projection
  const bar = scaleBar(kmPerPixel, width / 4)
  const inside = (x: number, y: number) => x > 30 && x < width - 30 && y > 12 && y < height - 36
  return (
    <>
      <svg
        className={[css.map, className].filter(Boolean).join(' ')}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
        onPointerUp={(event) => onPoint?.(event, projection)}
      >
        {outlines?.municipalities.map(({ name, rings }) =>
          rings.map((ring, index) => (
            <path
              key={`${name} ${ring[0]?.join(' ')}`}
              className={css.area}
              d={pathOf(ring, project)}
              data-part={index || undefined}
            />
          )),
        )}
        {showsNames &&
          outlines?.municipalities.map(({ name, rings }) => {
            const { x, y } = middleOf(rings[0] ?? [], project)
            return (
              inside(x, y) && (
                <text key={name} className={css.name} x={x} y={y}>
                  {name}
                </text>
              )
            )
          })}
        {children(project)}
        <g className={css.scale} transform={`translate(14 ${height - 26})`}>
          <path d={`M0 -5V0H${bar.pixels}V-5`} />
          <text x={bar.pixels + 6} y="1">
            {format.distance(bar.km)}
          </text>
        </g>
        {origin && (
          <text className={css.origin} x="14" y={height - 8}>
            {origin}
          </text>
        )}
      </svg>
      {over?.(projection)}
    </>
  )
}

function pathOf(ring: readonly [number, number][], project: Projection['project']): string {
  const points = ring.map(([latitude, longitude]) => {
    const { x, y } = project(latitude, longitude)
    return `${x} ${y}`
  })
  return `M${points.join('L')}Z`
}

function middleOf(ring: readonly [number, number][], project: Projection['project']) {
  const points = ring.map(([latitude, longitude]) => project(latitude, longitude))
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) }
}
