import { useFormat } from '@sureda/remote/format'
import type { CardMeta } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import type { EventOnDay } from '../../shared/days/agenda-days.ts'
import { hoursOn, spanText } from '../../shared/days/event-when.ts'
import { EventCard } from './event-card.tsx'
import { EventRow } from './event-row.tsx'

interface EventOnDayCardProps {
  on: EventOnDay
  /** With its picture across the page; otherwise as a row. */
  isLarge?: boolean
  priority?: boolean
}

/** An event listed under a day: its hours on that day, its first and last day where it lasts longer, its place. */
export function EventOnDayCard({ on, isLarge, priority }: EventOnDayCardProps) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const hours = hoursOn(on, format, {
    allDay: t('event.allDay'),
    until: (end) => t('event.until', { end }),
  })
  const meta: CardMeta[] = [
    ...(hours ? [{ icon: 'clock' as const, text: hours, label: t('fact.time') }] : []),
    ...(on.days > 1
      ? [{ icon: 'calendar' as const, text: spanText(on.event, format), label: t('fact.dates') }]
      : []),
  ]
  return isLarge ? (
    <EventCard event={on.event} meta={meta} priority={priority} />
  ) : (
    <EventRow event={on.event} meta={meta} />
  )
}
