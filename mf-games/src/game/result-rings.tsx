import { ringPath } from '@sureda/ui/base'
import type { CSSProperties } from 'react'
import css from './result-rings.module.css'

const CENTER = 60
const SEED = 29
/** Radii of the fine lines between the years. */
const GRAIN = [14, 20, 25, 31, 38, 44]

/** One tree ring per question, grown where the answer was right. It is decoration, because the score beside it says the same. */
export function ResultRings({ marks, className }: { marks: readonly boolean[]; className?: string }) {
  const ring = (radius: number) => ringPath(CENTER, CENTER, radius, 0.1 + radius / 500, SEED)
  // a single ring has about the radius of the third of five
  const radiusOf = (index: number) => (marks.length === 1 ? 34 : 9 + (38 * (index + 1)) / marks.length)
  return (
    <svg className={className} viewBox="0 0 120 120" aria-hidden="true" focusable="false" fill="none">
      <path className={css.bark} data-closed={marks.every(Boolean) || undefined} d={ring(56)} />
      <path className={css.wood} d={ring(51)} />
      {GRAIN.map((radius) => (
        <path key={radius} className={css.grain} d={ring(radius)} />
      ))}
      {marks.map((isRight, index) => (
        <path
          key={radiusOf(index)}
          className={css.ring}
          data-right={isRight || undefined}
          d={ring(radiusOf(index))}
          pathLength={1}
          style={{ '--ring': index } as CSSProperties}
        />
      ))}
      <path className={css.centre} d={ring(5)} />
    </svg>
  )
}
