import { classNames } from '../core/class-names.ts'
import { Icon } from '../icons/icon.tsx'
import css from './rating.module.css'

export interface RatingProps {
  value: number
  /** The whole sentence for screen readers, e.g. "4.5 of 5, 128 reviews". */
  label: string
  /** Formatted value: shows one star. Without it, a row of stars. */
  text?: string
  count?: string
  max?: number
  className?: string
}

export function Rating({ value, label, text, count, max = 5, className }: RatingProps) {
  const stars = text ? 1 : max
  const share = text ? 1 : Math.min(1, Math.max(0, value / max))
  const row = Array.from({ length: stars }, (_, index) => index)
  return (
    <span className={classNames(css.rating, className)} role="img" aria-label={label}>
      <span className={css.stars}>
        {row.map((star) => (
          <Icon key={star} name="star" size="small" />
        ))}
        <span className={css.filled} style={{ inlineSize: `${share * 100}%` }}>
          {row.map((star) => (
            <Icon key={star} name="star-filled" size="small" />
          ))}
        </span>
      </span>
      {text && <span className={css.text}>{text}</span>}
      {count && <span className={css.count}>{`(${count})`}</span>}
    </span>
  )
}
