import { useId } from 'react'
import { classNames } from '../core/class-names.ts'
import { shareOf } from './meter.tsx'
import css from './progress-bar.module.css'

export interface ProgressBarProps {
  label: string
  /** Null: running, without known progress. */
  value: number | null
  max?: number
  /** Progress as text, e.g. "3 of 12 MB". */
  valueText?: string
  className?: string
}

/** Progress of a running task: saving for offline use, uploading a picture. For static amounts use Meter. */
export function ProgressBar({ label, value, max = 100, valueText, className }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={classNames(css.progress, className)}>
      <div className={css.words}>
        <span id={id}>{label}</span>
        {valueText && (
          <span className={css.value} aria-hidden="true">
            {valueText}
          </span>
        )}
      </div>
      <div
        className={css.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={valueText}
      >
        <div
          className={css.bar}
          data-unknown={value === null || undefined}
          style={value === null ? undefined : { inlineSize: `${shareOf(value, 0, max) * 100}%` }}
        />
      </div>
    </div>
  )
}
