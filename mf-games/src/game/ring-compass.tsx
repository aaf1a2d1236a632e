import { ringPath } from '@sureda/ui/base'
import css from './ring-compass.module.css'
import { FIELD, HERE_RADIUS, pointAt, radiusFor } from './ring-scale.ts'

interface RingCompassProps {
  /** Metres, or null while unknown. */
  distance: number | null
  /** Bearing from the player to the place, or null while unknown. */
  degrees: number | null
  /** Metres around the place in which the game opens. */
  reach: number
  north: string
}

const CENTER = FIELD / 2
const SEED = 83
const YEARS = [50, 66, 82, 96, 110, 122]
const ring = (radius: number) => ringPath(CENTER, CENTER, radius, 0.06 + radius / 2400, SEED)

/**
 * The place is the centre of a tree seen from above, north up; the player is a dot that crosses ring after ring on the way. It is decoration, because
 * the text beside it says the same.
 */
export function RingCompass({ distance, degrees, reach, north }: RingCompassProps) {
  const isKnown = distance !== null && degrees !== null
  // the player is on the opposite side of where they have to go
  const player = isKnown ? pointAt(degrees + 180, radiusFor(distance, reach)) : null
  const inside = distance === null ? 0 : radiusFor(distance, reach)
  return (
    <svg
      className={css.compass}
      viewBox={`0 -26 ${FIELD} ${FIELD + 26}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={css.bark} d={ring(133)} />
      <path className={css.wood} d={ring(126)} />
      {YEARS.map((radius) => (
        <path key={radius} className={css.year} data-passed={inside < radius || undefined} d={ring(radius)} />
      ))}
      <path className={css.here} data-arrived={distance === 0 || undefined} d={ring(HERE_RADIUS)} />
      <path
        className={css.oak}
        transform={`translate(${CENTER - 20} ${CENTER - 21}) scale(1.66)`}
        d="M10.3 22l.5-7.5M13.9 22l-.4-6 3-3M10.8 14.5 8 12M10.6 17.5h3M7 13.6A4 4 0 0 1 5.5 6.2 5 5 0 0 1 14 4.3a4.2 4.2 0 0 1 5.7 4.7A3.6 3.6 0 0 1 17.5 15"
      />
      <g className={css.north}>
        <path d={`M${CENTER} -5l5 8h-10z`} />
        <text x={CENTER} y={-10}>
          {north}
        </text>
      </g>
      {player && distance !== 0 && (
        <>
          <line className={css.way} x1={player.x} y1={player.y} x2={CENTER} y2={CENTER} />
          <g className={css.player} style={{ transform: `translate(${player.x}px, ${player.y}px)` }}>
            <circle className={css.halo} r="15" />
            <circle className={css.dot} r="7.5" />
          </g>
        </>
      )}
    </svg>
  )
}
