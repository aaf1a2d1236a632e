import type { CSSProperties } from 'react'
import { ChartFigure, type ChartFigureProps } from './chart-figure.tsx'
import {
  type ElevationPoint,
  elevationAt,
  elevationParts,
  elevationScale,
  sampled,
  thinned,
} from './elevation.ts'
import css from './elevation-profile.module.css'

export type { ElevationPoint } from './elevation.ts'

export interface ElevationProfileProps extends Omit<ChartFigureProps, 'children' | 'table'> {
  /** In walking order. */
  points: readonly ElevationPoint[]
  /** Metres from the start of the point that a map beside it shows; null for none. */
  cursor: number | null
  onCursorChange: (distance: number | null) => void
  /** Text of a point, announced for the cursor, e.g. "3.2 km, 412 m". */
  pointText: (point: ElevationPoint) => string
  /** Text of a height for the two marks at the side, e.g. "412 m". */
  heightText: (elevation: number) => string
  /** Labels of both ends, e.g. "0" and "8.2 km". */
  startText: string
  endText: string
  /** Name of the cursor, e.g. "Place on the way". */
  cursorLabel: string
  /** Stops of the route, drawn as ticks. */
  stops?: number[]
  /** Label that opens the table, its two headings, and the text of a distance in its rows. */
  table: { label: string; columns: [string, string]; distanceText: (distance: number) => string }
}

const [WIDTH, HEIGHT] = [400, 100]
const TABLE_ROWS = 9
const STEPS = 200

/** Heights along a route. Finger or arrow keys move a cursor that is synchronised with a map. */
export function ElevationProfile(props: ElevationProfileProps) {
  const { points, cursor, onCursorChange, pointText, heightText, startText, endText, cursorLabel } = props
  const { stops = [], table, title, titleHidden, summary, className } = props
  const scale = elevationScale(points)
  if (points.length < 2 || scale.length === 0) return null
  const x = (distance: number) => (scale.along(distance) * WIDTH).toFixed(1)
  const y = (elevation: number) => ((1 - scale.up(elevation)) * HEIGHT).toFixed(1)
  const parts = elevationParts(points).map((part) =>
    thinned(part)
      .map((point) => `${x(point.distance)} ${y(point.elevation)}`)
      .join('L'),
  )
  const line = parts.map((part) => `M${part}`).join('')
  const at = cursor === null ? null : { distance: cursor, elevation: elevationAt(points, cursor) }
  const place = at
    ? { '--own-x': `${scale.along(at.distance) * 100}%`, '--own-y': scale.up(at.elevation) }
    : {}
  const rows = sampled(points, TABLE_ROWS).map((point) => [
    table.distanceText(point.distance),
    heightText(Math.round(point.elevation)),
  ])
  return (
    <ChartFigure
      title={title}
      titleHidden={titleHidden}
      summary={summary}
      className={className}
      table={{ label: table.label, columns: table.columns, rows }}
    >
      <div>
        <p className={css.reading} aria-hidden="true">
          {at ? pointText(at) : ' '}
        </p>
        <div className={css.profile} style={place as CSSProperties} data-cursor={at ? '' : undefined}>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <path
              d={`M${parts.join('L')}L${WIDTH} ${HEIGHT + 40}L0 ${HEIGHT + 40}Z`}
              className={css.ground}
            />
            {stops.map((stop) => (
              <path
                key={stop}
                d={`M${x(stop)} ${y(elevationAt(points, stop))}V${HEIGHT}`}
                className={css.stop}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <path d={line} className={css.line} vectorEffect="non-scaling-stroke" />
          </svg>
          <span
            className={css.height}
            data-at="top"
            aria-hidden="true"
            style={{ '--own-top': scale.up(scale.highest) } as CSSProperties}
          >
            {heightText(Math.round(scale.highest))}
          </span>
          <span className={css.height} data-at="bottom" aria-hidden="true">
            {heightText(Math.round(scale.lowest))}
          </span>
          {at && (
            <span className={css.cursor} aria-hidden="true">
              <span className={css.dot} />
            </span>
          )}
          <input
            type="range"
            className={css.range}
            min={0}
            max={STEPS}
            step={1}
            value={Math.round(scale.along(cursor ?? 0) * STEPS)}
            aria-label={cursorLabel}
            aria-valuetext={pointText(at ?? { distance: 0, elevation: elevationAt(points, 0) })}
            onChange={(event) => onCursorChange((Number(event.target.value) / STEPS) * scale.length)}
            onBlur={() => onCursorChange(null)}
          />
        </div>
        <p className={css.ends} aria-hidden="true">
          <span>{startText}</span> <span>{endText}</span>
        </p>
      </div>
    </ChartFigure>
  )
}
