import { Button } from '@sureda/ui/button'
import { Inline } from '@sureda/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { otherTimes } from '../domain/bookable-days.ts'
import type { Alternative, Refusal } from '../domain/refusal.ts'
import { reservationQueries } from '../queries/reservation-queries.ts'
import type { Booking } from './use-booking.ts'

interface AlternativesProps {
  refusal: Extract<Refusal, { kind: 'slot' | 'date' }>
  booking: Booking
  labelOf: (alternative: Alternative) => string
}

const MOST = 4

/** What is still free, as buttons: the server's own proposals, otherwise the other times of that day. */
export function Alternatives({ refusal, booking, labelOf }: AlternativesProps) {
  const { t } = useTranslation('booking')
  const { draft } = booking
  const needsTimes = refusal.kind === 'slot' && refusal.alternatives.length === 0 && draft.date !== null
  const slots = useQuery({
    ...reservationQueries.slots(draft.experienceId, draft.date ?? ''),
    enabled: needsTimes,
  })
  const date = draft.date ?? ''
  const times = otherTimes(slots.data?.time_slots ?? [], draft.people, draft.time)
  const offers: Alternative[] = needsTimes
    ? times.map(({ time, remaining }) => ({ date, time, remaining }))
    : refusal.alternatives
  const take = (offer: Alternative) => {
    booking.change({ date: offer.date, time: offer.time })
    // a day alone still needs its time; day and time together go straight to the review
    booking.goTo(offer.time ? 'review' : 'when')
  }
  return (
    <Inline gap={2} wrap>
      {offers.slice(0, MOST).map((offer) => (
        <Button
          key={`${offer.date} ${offer.time}`}
          size="small"
          variant="secondary"
          icon={offer.time ? 'clock' : 'calendar'}
          onPress={() => take(offer)}
        >
          {labelOf(offer)}
        </Button>
      ))}
      <Button size="small" variant="quiet" onPress={() => booking.goTo('when')}>
        {t('form.otherDay')}
      </Button>
    </Inline>
  )
}
