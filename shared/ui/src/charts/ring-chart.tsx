import type { ReactNode } from 'react'
import { ChartFigure, type ChartFigureProps } from './chart-figure.tsx'
import { type ChartTone, toneAt } from './chart-tone.ts'
import css from './ring-chart.module.css'

export interface RingChartPart {
  label: string
  value: number
  /** The value as shown and announced, e.g. "42 %". */
  valueText: string
  tone?: ChartTone
}

export interface RingChartProps extends Omit<ChartFigureProps, 'children'> {
  /** Sorted by size, at most five: more cannot be distinguished. */
  parts: RingChartPart[]
  /** Content of the centre, e.g. the sum. */
  children?: ReactNode
}

const GAP = 1.4

/** Start and length of each part, in hundredths of the ring. */
function arcs(values: number[]): { from: number; share: number }[] {
  const sum = values.reduce((all, value) => all + Math.max(0, value), 0)
  let from = 0
  return values.map((value) => {
    const share = sum > 0 ? (Math.max(0, value) / sum) * 100 : 0
    const arc = { from, share }
    from += share
    return arc
  })
}

/** Parts of a whole as a ring. Names and values are beside it, in the order of the parts. */
export function RingChart({ parts, children, ...figure }: RingChartProps) {
  const drawn = arcs(parts.map(({ value }) => value))
  const alone = drawn.filter(({ share }) => share > 0).length === 1
  return (
    <ChartFigure {...figure}>
      <div className={css.chart}>
        <div className={css.ring}>
          <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
            <circle cx="50" cy="50" r="29" className={css.year} />
            <circle cx="50" cy="50" r="24" className={css.year} />
            <circle cx="50" cy="50" r="42" className={css.track} />
            {parts.map((part, index) => {
              const { from, share } = drawn[index] ?? { from: 0, share: 0 }
              if (share === 0) return null
              const length = alone ? share : Math.max(0.6, share - GAP)
              return (
                <circle
                  key={part.label}
                  cx="50"
                  cy="50"
                  r="42"
                  pathLength="100"
                  className={css.part}
                  data-tone={part.tone ?? toneAt(index)}
                  strokeDasharray={`${length} ${100 - length}`}
                  strokeDashoffset={-from}
                />
              )
            })}
          </svg>
          {children && <div className={css.centre}>{children}</div>}
        </div>
        <ol className={css.legend}>
          {parts.map((part, index) => (
            <li key={part.label} className={css.row}>
              <span className={css.key} data-tone={part.tone ?? toneAt(index)} aria-hidden="true" />
              <span className={css.label}>{part.label}</span>{' '}
              <span className={css.value}>{part.valueText}</span>
            </li>
          ))}
        </ol>
      </div>
    </ChartFigure>
  )
}
