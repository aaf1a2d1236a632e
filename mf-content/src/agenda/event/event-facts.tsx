import type { EventDetail } from '@sureda/contract/schemas/catalogue/event'
import { useFormat } from '@sureda/remote/format'
import { FactList } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { useRatingFact } from '../../shared/cards/use-rating-fact.tsx'
import { whenOf } from '../../shared/days/event-when.ts'

/** When, where, for how much, and the ratings of visitors: the API's default is not shown. */
export function EventFacts({ event, timeZone }: { event: EventDetail; timeZone: string }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const rating = useRatingFact(event)
  return (
    <FactList
      columns={1}
      facts={[
        {
          icon: 'calendar',
          label: t('fact.when'),
          value: event.all_day
            ? `${whenOf(event, format, timeZone)} · ${t('event.allDay')}`
            : whenOf(event, format, timeZone),
        },
        { icon: 'map-pin', label: t('fact.place'), value: event.location },
        ...(event.price_note
          ? [{ icon: 'ticket' as const, label: t('fact.price'), value: event.price_note }]
          : []),
        ...rating,
      ]}
    />
  )
}
