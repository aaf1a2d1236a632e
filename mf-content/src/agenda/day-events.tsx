import type { EventItem } from '@sureda/contract/schemas/catalogue/event'
import { useFormat } from '@sureda/remote/format'
import { CardList } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { fillDays } from '../shared/days/agenda-days.ts'
import { EventOnDayCard } from './event/event-on-day.tsx'

interface DayEventsProps {
  /** `YYYY-MM-DD` */
  day: string
  events: readonly EventItem[]
  timeZone: string
  isLarge?: boolean
}

/** Events of one day: first those that begin, then those that continue. It renders nothing for an empty day. */
export function DayEvents({ day, events, timeZone, isLarge }: DayEventsProps) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const [filled] = fillDays([day], events, timeZone)
  const all = filled ? [...filled.begins, ...filled.goesOn] : []
  if (all.length === 0) return null
  return (
    <CardList label={t('agenda.day', { day: format.day(day) })}>
      {all.map((on, index) => (
        <EventOnDayCard
          key={on.event.id}
          on={on}
          isLarge={isLarge && on.nth === 1}
          priority={isLarge && index === 0}
        />
      ))}
    </CardList>
  )
}
