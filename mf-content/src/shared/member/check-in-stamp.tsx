import { useId } from 'react'
import css from './check-in-stamp.module.css'

interface CheckInStampProps {
  /** Written around the edge. */
  name: string
  /** Points or the day of the visit; or the direction of the place, in degrees clockwise from north. */
  center: { big: string; small?: string } | { degrees: number }
  isPressed: boolean
}

/** Length of the circle with the name. */
const ROUND = 2 * Math.PI * 45
const LETTER = 0.78
const LARGEST = 11

/** The stamp of a place: dashed before the visit, filled after it, and a compass while the visitor is too far away. */
export function CheckInStamp({ name, center, isPressed }: CheckInStampProps) {
  const edge = useId()
  const text = aroundEdge(name)
  const size = Math.min(LARGEST, ROUND / (text.length * LETTER))
  return (
    <svg
      className={css.stamp}
      data-pressed={isPressed || undefined}
      viewBox="0 0 120 120"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={css.rim} cx="60" cy="60" r="57" />
      <circle className={css.ring} cx="60" cy="60" r="37" />
      <path id={edge} fill="none" d="M60 105a45 45 0 1 1 .01 0" />
      <text className={css.edge} fontSize={size}>
        <textPath href={`#${edge}`} textLength={ROUND - 1} lengthAdjust="spacing">
          {text}
        </textPath>
      </text>
      {'degrees' in center ? (
        <path
          className={css.needle}
          d="M60 31 76 83 60 73 44 83z"
          transform={`rotate(${center.degrees} 60 60)`}
        />
      ) : (
        <text className={css.center} x="60" y={center.small ? 62 : 69}>
          <tspan className={css.big}>{center.big}</tspan>
          {center.small && (
            <tspan className={css.small} x="60" dy="16">
              {center.small}
            </tspan>
          )}
        </text>
      )}
    </svg>
  )
}

/** Repeats a short name so that it fills the circle. */
function aroundEdge(name: string): string {
  const text = `${name.toLocaleUpperCase()} · `
  return text.repeat(Math.max(1, Math.round(30 / text.length)))
}
