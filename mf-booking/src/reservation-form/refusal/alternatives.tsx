import { useFormat } from '@sureda/remote/format'
import { Button, Inline } from '@sureda/ui/base'
import { addDays } from '@sureda/ui/core'
import { useTranslation } from 'react-i18next'
import { type Days, nextFree, otherTimes } from '../../shared/bookable-days.ts'
import type { BookingDraft } from '../../shared/booking-draft.ts'
import type { Alternative, Refusal } from '../../shared/refusal.ts'

/** The choice so far, and how to change it to another day or time. */
export interface Choosing {
  draft: Pick<BookingDraft, 'date' | 'time' | 'people'>
  days: Days
  change: (to: Pick<Alternative, 'date' | 'time'>) => void
  goOn: () => void
}

interface AlternativesProps {
  refusal: Extract<Refusal, { kind: 'slot' | 'date' }>
  booking: Choosing
}

const MOST = 4

/** What is still free, as buttons: the server's proposals, otherwise other times of that day, or the next free day. */
export function Alternatives({ refusal, booking }: AlternativesProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
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

  function labelOf(offer: Alternative): string {
    if (!offer.time) return format.day(offer.date)
    return offer.date === date ? offer.time : `${format.day(offer.date)}, ${offer.time}`
  }

  function found(): Alternative[] {
    if (refusal.kind === 'slot') {
      const times = otherTimes(days.get(date)?.slots ?? [], draft.people, draft.time)
      return times.map(({ time, remaining }) => ({ date, time, remaining }))
    }
    const next = date && nextFree(days, addDays(date, 1))
    return next ? [{ date: next, time: null, remaining: null }] : []
  }
}
