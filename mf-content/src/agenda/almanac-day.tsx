import type { EventItem } from '@sureda/contract/event'
import { useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { useTranslation } from 'react-i18next'
import { EventCard } from '../cards/event-card.tsx'
import css from './almanac-day.module.css'

interface AlmanacDayProps {
  /** `YYYY-MM-DD` */
  day: string
  events: EventItem[]
  /** The first day shown of its month says which month it is. */
  opensMonth: boolean
  /** Its first picture is the largest of the first view. */
  isFirst?: boolean
}

export function AlmanacDay({ day, events, opensMonth, isFirst }: AlmanacDayProps) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const language = useSession((state) => state.language)
  const date = new Date(`${day}T00:00:00Z`)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(date)
  return (
    <li>
      {opensMonth && <h2 className={css.month}>{part({ month: 'long', year: 'numeric' })}</h2>}
      <div className={css.day}>
        <p className={css.margin} aria-hidden="true">
          <span className={css.weekday}>{part({ weekday: 'short' })}</span>
          <span className={css.number}>{part({ day: 'numeric' })}</span>
        </p>
        <section className={css.events} aria-label={t('agenda.day', { day: format.day(day) })}>
          {events.map((event, index) => (
            <EventCard key={event.id} event={event} priority={isFirst && index === 0} />
          ))}
        </section>
      </div>
    </li>
  )
}
