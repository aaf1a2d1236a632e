import { classNames } from '../core/class-names.ts'
import css from './sparkline.module.css'

export interface SparklineProps {
  values: number[]
  /** What the line says in a sentence; the figures stand beside it. */
  label: string
  kind?: 'line' | 'bars'
  /** Upper end of the scale; the largest value without it. */
  max?: number
  className?: string
}

const WIDTH = 120
const HEIGHT = 36

export function Sparkline({ values, label, kind = 'line', max, className }: SparklineProps) {
  const top = Math.max(max ?? 0, ...values, 1)
  const low = kind === 'bars' ? 0 : Math.min(...values, top)
  const y = (value: number) => HEIGHT - 2 - ((value - low) / (top - low || 1)) * (HEIGHT - 6)
  const x = (index: number) =>
    values.length > 1 ? (index / (values.length - 1)) * (WIDTH - 6) + 3 : WIDTH / 2
  const points = values.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
  const step = WIDTH / Math.max(1, values.length)
  return (
    <svg
      className={classNames(css.chart, className)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="none"
    >
      {kind === 'bars' ? (
        values.map((value, index) => (
          <rect
            key={index}
            x={index * step + step * 0.14}
            y={y(value)}
            width={step * 0.72}
            height={HEIGHT - y(value)}
            rx="2"
            className={css.bar}
          />
        ))
      ) : points.length > 0 ? (
        <>
          <path
            d={`M${x(0)} ${HEIGHT}L${points.join('L')}L${x(values.length - 1)} ${HEIGHT}Z`}
            className={css.area}
          />
          <path d={`M${points.join('L')}`} className={css.line} vectorEffect="non-scaling-stroke" />
        </>
      ) : null}
    </svg>
  )
}
