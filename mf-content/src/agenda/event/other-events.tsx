import { paths } from '@sureda/contract/remote/paths'
import { useFormat } from '@sureda/remote/format'
import { CardList, Section } from '@sureda/ui/base'
import { addDays } from '@sureda/ui/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventQueries } from '../../shared/content/event-queries.ts'
import { fillDays } from '../../shared/days/agenda-days.ts'
import { EventOnDayCard } from './event-on-day.tsx'
import { EventRow } from './event-row.tsx'

interface OtherEventsProps {
  /** The event of the page. */
  id: string
  /** The day whose events are listed: its first one, or today while it runs. */
  day: string
  today: string
  timeZone: string
}

const FEW = 3

/** Other events of that day, or the next ones on a day without others. It shows no error, because it is secondary. */
export function OtherEvents({ id, day, today, timeZone }: OtherEventsProps) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const sameDay = useQuery(eventQueries.between(day, day))
  const after = addDays(day, 1) < today ? today : addDays(day, 1)
  const [filled] = fillDays([day], sameDay.data ?? [], timeZone)
  const others = filled ? [...filled.begins, ...filled.goesOn].filter(({ event }) => event.id !== id) : []
  const isAlone = sameDay.data !== undefined && others.length === 0
  const { data: next = [] } = useQuery({ ...eventQueries.beginning(after, FEW + 1), enabled: isAlone })
  const coming = next.filter((event) => event.id !== id).slice(0, FEW)
  if (others.length > 0)
    return (
      <Section
        title={day === today ? t('event.alsoToday') : t('event.sameDay')}
        action={{ label: t('agenda.title'), href: `${paths.agenda()}?view=day&date=${day}` }}
      >
        <CardList>
          {others.slice(0, FEW).map((on) => (
            <EventOnDayCard key={on.event.id} on={on} />
          ))}
        </CardList>
      </Section>
    )
  if (coming.length === 0) return null
  return (
    <Section title={t('agenda.comingUp')} action={{ label: t('agenda.title'), href: paths.agenda() }}>
      <CardList>
        {coming.map((event) => (
          <EventRow
            key={event.id}
            event={event}
            eyebrow={
              event.all_day ? format.shortDate(event.start_datetime) : format.dateTime(event.start_datetime)
            }
          />
        ))}
      </CardList>
    </Section>
  )
}
