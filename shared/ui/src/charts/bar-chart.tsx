import type { CSSProperties } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import css from './bar-chart.module.css'
import { ChartFigure, type ChartFigureProps } from './chart-figure.tsx'
import type { ChartTone } from './chart-tone.ts'

export interface BarChartItem {
  label: string
  value: number
  /** The value as shown and announced, e.g. "12.4 kg". */
  valueText: string
  icon?: IconName
  tone?: ChartTone
}

export interface BarChartProps extends Omit<ChartFigureProps, 'children'> {
  items: BarChartItem[]
  /** `rows` for long names; `columns` for a short series of days or months. */
  layout?: 'rows' | 'columns'
  /** A value to compare with, drawn as a line across all bars, e.g. the national mean. */
  reference?: { value: number; text: string }
  /** Upper end of the scale; by default the largest value. */
  max?: number
}

const percent = (value: number, top: number) => `${Math.min(100, Math.max(0, (value / top) * 100))}%`

/** Bars from zero, each with its name and value as text, so there is no axis to read. */
export function BarChart({ items, layout = 'rows', reference, max, ...figure }: BarChartProps) {
  const top = Math.max(max ?? 0, reference?.value ?? 0, ...items.map(({ value }) => value)) || 1
  const line = reference && (
    <span className={css.reference} style={{ '--own-at': percent(reference.value, top) } as CSSProperties} />
  )
  return (
    <ChartFigure {...figure}>
      <ul className={css.bars} data-layout={layout} data-many={items.length > 8 || undefined}>
        {items.map((item) => (
          <li key={item.label} className={css.item} data-tone={item.tone ?? 'primary'}>
            <span className={css.label}>
              {item.icon && <Icon name={item.icon} size="small" />}
              <span>{item.label}</span>
            </span>{' '}
            <span className={css.value}>{item.valueText}</span>
            <span className={css.track} aria-hidden="true">
              <span
                className={css.bar}
                style={{ '--own-share': percent(item.value, top) } as CSSProperties}
                data-empty={item.value <= 0 || undefined}
              />
              {line}
            </span>
          </li>
        ))}
      </ul>
      {reference && (
        <p className={css.legend}>
          <span className={css.key} aria-hidden="true" />
          <span>{reference.text}</span>
        </p>
      )}
    </ChartFigure>
  )
}
