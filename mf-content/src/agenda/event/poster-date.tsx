import { regionalLocale, useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { dateText } from '@sureda/ui/core'
import css from './poster-date.module.css'

/** The days of an event in poster size. The facts say them as text. */
export function PosterDate({ first, last }: { first: string; last: string }) {
  const language = useSession((state) => state.language)
  const day = dateText(regionalLocale(language), { day: 'numeric' })
  const month = dateText(regionalLocale(language), { month: 'short' })
  const format = useFormat()
  // the year is in the last line, where it is not the present one
  const lastMonth = format.tile(`${last}T12:00:00Z`).month
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  if (first === last || isOneMonth)
    return (
      <p className={css.date} data-several={first !== last || undefined} aria-hidden="true">
        <span className={css.day}>{first === last ? day(first) : `${day(first)}–${day(last)}`}</span>
        <span className={css.month}>{lastMonth}</span>
      </p>
    )
  return (
    <p className={css.date} data-several aria-hidden="true">
      <span className={css.day}>
        {day(first)} <small>{month(first)}</small>
      </span>
      <span className={css.month}>
        – {day(last)} {lastMonth}
      </span>
    </p>
  )
}
