import { Button } from '@sureda/ui/button'
import { Inline } from '@sureda/ui/stack'
import { useTranslation } from 'react-i18next'
import { addDays, nextFree, otherTimes } from '../domain/bookable-days.ts'
import type { Alternative, Refusal } from '../domain/refusal.ts'
import type { Booking } from './use-booking.ts'

interface AlternativesProps {
  refusal: Extract<Refusal, { kind: 'slot' | 'date' }>
  booking: Booking
  labelOf: (alternative: Alternative) => string
}

const MOST = 4

/** What is still free, as buttons: the server's own proposals, otherwise the other times of that day, or the next day that has some. */
export function Alternatives({ refusal, booking, labelOf }: AlternativesProps) {
  const { t } = useTranslation('booking')
  const { draft, days } = booking
  const date = draft.date ?? ''
  const offers = refusal.alternatives.length > 0 ? refusal.alternatives : found()
  return (
    <Inline gap={2} wrap>
      {offers.slice(0, MOST).map((offer) => (
        <Button
          key={`${offer.date} ${offer.time}`}
          size="small"
          variant="secondary"
          icon={offer.time ? 'clock' : 'calendar'}
          onPress={() => booking.change({ date: offer.date, time: offer.time })}
        >
          {labelOf(offer)}
        </Button>
      ))}
      <Button size="small" variant="quiet" onPress={booking.goOn}>
        {t('form.otherDay')}
      </Button>
    </Inline>
  )

  function found(): Alternative[] {
    if (refusal.kind === 'slot') {
      const times = otherTimes(days.get(date)?.slots ?? [], draft.people, draft.time)
      return times.map(({ time, remaining }) => ({ date, time, remaining }))
    }
    const next = date && nextFree(days, addDays(date, 1))
    return next ? [{ date: next, time: null, remaining: null }] : []
  }
}
