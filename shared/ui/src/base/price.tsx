import { classNames } from '../core/class-names.ts'
import css from './price.module.css'

export interface PriceProps {
  /** Formatted, e.g. `18 €`. */
  amount: string
  /** e.g. "from" */
  prefix?: string
  /** e.g. "per person" */
  suffix?: string
  size?: 'medium' | 'large'
  className?: string
}

export function Price({ amount, prefix, suffix, size = 'medium', className }: PriceProps) {
  return (
    <span className={classNames(css.price, className)} data-size={size}>
      {/* one text node per element: with several, a browser's translator freezes the changing part */}
      {prefix && <span className={css.note}>{`${prefix} `}</span>}
      <strong className={css.amount} translate="no">
        {amount}
      </strong>
      {suffix && <span className={css.note}>{` ${suffix}`}</span>}
    </span>
  )
}
