import type { ReactNode } from 'react'
import { classNames } from '../core/class-names.ts'
import { type MeterTone, shareOf } from './meter.tsx'
import css from './progress-ring.module.css'

export interface ProgressRingProps {
  label: string
  value: number
  max?: number
  valueText: string
  /** Width in px. */
  size?: number
  tone?: MeterTone
  className?: string
  /** In the centre; the value in words stands there without it. */
  children?: ReactNode
}

/** Progress as one more growth ring that closes. */
export function ProgressRing({
  label,
  value,
  max = 100,
  valueText,
  size = 96,
  tone = 'primary',
  className,
  children,
}: ProgressRingProps) {
  return (
    <div
      className={classNames(css.ring, className)}
      style={{ inlineSize: size }}
      data-tone={tone}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle cx="50" cy="50" r="32" className={css.inner} />
        <circle cx="50" cy="50" r="38" className={css.inner} />
        <circle cx="50" cy="50" r="45" className={css.track} />
        <circle
          cx="50"
          cy="50"
          r="45"
          className={css.bar}
          pathLength="100"
          strokeDasharray={`${shareOf(value, 0, max) * 100} 100`}
          data-empty={value <= 0 || undefined}
        />
      </svg>
      <div className={css.centre}>{children ?? <span className={css.text}>{valueText}</span>}</div>
    </div>
  )
}
