import { ChartFigure, type ChartFigureProps } from './chart-figure.tsx'
import css from './spark-chart.module.css'
import { Sparkline, type SparklineProps } from './sparkline.tsx'

export interface SparkChartProps extends Omit<ChartFigureProps, 'children'>, Omit<SparklineProps, 'label'> {
  /** The course in a sentence, for those who do not see the line. */
  label: string
  /** Words at both ends, e.g. the first and the last day. */
  startText: string
  endText: string
}

/** A course over time with its ends named and its figures as a table. In a tile beside its figure, a Sparkline alone will do. */
export function SparkChart({ values, label, kind, max, startText, endText, ...figure }: SparkChartProps) {
  return (
    <ChartFigure {...figure}>
      <div>
        <Sparkline values={values} label={label} kind={kind} max={max} className={css.line} />
        <p className={css.ends}>
          <span>{startText}</span> <span>{endText}</span>
        </p>
      </div>
    </ChartFigure>
  )
}
