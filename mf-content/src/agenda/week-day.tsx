import { regionalLocale, useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { dateText } from '@sureda/ui/core'
import { useTranslation } from 'react-i18next'
import type { FilledDay } from '../shared/days/agenda-days.ts'
import { EventOnDayCard } from './event/event-on-day.tsx'
import css from './week-day.module.css'

interface AlmanacDayProps extends FilledDay {
  today: string
  /** Its first picture is the largest one of the first view. */
  priority?: boolean
}

/** One day of the week page: its number in the margin, events that begin beside it, events that continue below. */
export function WeekDay({ day, begins, goesOn, hasMore, today, priority }: AlmanacDayProps) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const language = useSession((state) => state.language)
  const isEmpty = begins.length + goesOn.length === 0
  return (
    <li
      className={css.day}
      data-empty={isEmpty || undefined}
      aria-current={day === today ? 'date' : undefined}
    >
      <p className={css.margin} aria-hidden="true">
        <span className={css.weekday}>{dateText(regionalLocale(language), { weekday: 'short' })(day)}</span>
        <span className={css.number}>{dateText(regionalLocale(language), { day: 'numeric' })(day)}</span>
      </p>
      <section className={css.events} aria-label={t('agenda.day', { day: format.day(day) })}>
        {isEmpty && <p className={css.nothing}>{t(hasMore ? 'agenda.nothingElse' : 'agenda.nothing')}</p>}
        {begins.map((on, index) => (
          <EventOnDayCard
            key={on.event.id}
            on={on}
            isLarge={index === 0}
            priority={priority && index === 0}
          />
        ))}
        {goesOn.map((on) => (
          <EventOnDayCard key={on.event.id} on={on} />
        ))}
      </section>
    </li>
  )
}
