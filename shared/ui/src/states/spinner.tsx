import { classNames } from '../core/class-names.ts'
import css from './spinner.module.css'

export interface SpinnerProps {
  /** Announced by screen readers. Without it the spinner is decoration beside a text. */
  label?: string
  size?: 'small' | 'medium' | 'large'
  className?: string
}

/** Three growth rings that rotate against each other. */
export function Spinner({ label, size = 'medium', className }: SpinnerProps) {
  const named = label ? ({ role: 'status', 'aria-label': label } as const) : { 'aria-hidden': true }
  return (
    <span className={classNames(css.spinner, className)} data-size={size} {...named}>
      <svg viewBox="0 0 24 24" focusable="false" aria-hidden="true">
        <circle cx="12" cy="12" r="10" pathLength="100" />
        <circle cx="12" cy="12" r="5.6" pathLength="100" />
        <circle cx="12" cy="12" r="1.6" className={css.pith} />
      </svg>
    </span>
  )
}
