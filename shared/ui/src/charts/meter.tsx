import { useId } from 'react'
import { classNames } from '../core/class-names.ts'
import { VisuallyHidden } from '../core/visually-hidden.tsx'
import css from './meter.module.css'

export type MeterTone = 'primary' | 'accent' | 'success' | 'warning' | 'danger'

export interface MeterProps {
  label: string
  labelHidden?: boolean
  value: number
  min?: number
  max?: number
  /** The value in words, e.g. "12 of 20 places". */
  valueText: string
  tone?: MeterTone
  className?: string
}

export const shareOf = (value: number, min: number, max: number) =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0

export function Meter({
  label,
  labelHidden,
  value,
  min = 0,
  max = 100,
  valueText,
  tone = 'primary',
  className,
}: MeterProps) {
  const id = useId()
  const share = shareOf(value, min, max)
  const words = (
    <div className={css.words}>
      <span id={id}>{label}</span>
      <span className={css.value} aria-hidden="true">
        {valueText}
      </span>
    </div>
  )
  return (
    <div className={classNames(css.meter, className)} data-tone={tone}>
      {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <VisuallyHidden>
        <meter aria-labelledby={id} value={value} min={min} max={max} aria-valuetext={valueText} />
      </VisuallyHidden>
      <div className={css.track} aria-hidden="true">
        {/* even its shortest length would look like a value */}
        {share > 0 && <div className={css.bar} style={{ inlineSize: `${share * 100}%` }} />}
      </div>
    </div>
  )
}
