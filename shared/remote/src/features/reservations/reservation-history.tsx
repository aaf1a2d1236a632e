import type { ReservationEvent } from '@sureda/contract/schemas/bookings/reservation'
import { Disclosure, EventList } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import css from './reservation-history.module.css'

interface ReservationHistoryProps {
  /** Absent in cached answers from before the history existed. */
  history: readonly ReservationEvent[] | undefined
  /**
   * Namespace of the remote that shows it: texts `history.*` name the actor, beside `reason.*`, `people`, `nights`,
   * `rooms` and `field.requests`.
   */
  namespace: 'booking' | 'guide'
}

/** What happened to a reservation: who did what, when and why; a change shows the previous value. */
export function ReservationHistory({ history, namespace }: ReservationHistoryProps) {
  const { t } = useTranslation(namespace)
  const format = useFormat()
  if (!history || history.length === 0) return null
  const noteOf = ({ reason, reason_code, changes }: ReservationEvent) => {
    if (reason) return `“${reason}”`
    if (reason_code) return t(`reason.${reason_code}`)
    const counted = (word: 'people' | 'nights' | 'rooms') => {
      const change = changes?.[word]
      return change && `${format.number(change[0])} → ${t(word, { count: change[1] })}`
    }
    const parts = [
      changes?.date?.map((day) => format.day(day)).join(' → '),
      changes?.time?.join(' → '),
      counted('nights'),
      counted('rooms'),
      counted('people'),
      changes?.special_requests && t('field.requests'),
    ]
    return parts.filter(Boolean).join(', ')
  }
  return (
    <Disclosure className={css.history} title={t('history.title')} note={format.number(history.length)}>
      <EventList
        label={t('history.title')}
        events={history.map((event) => ({
          key: event.at + event.kind,
          when: format.dateTime(event.at),
          dateTime: event.at,
          text: t(`history.${event.kind === 'cancelled' ? `cancelled_by_${event.by}` : event.kind}`),
          note: noteOf(event),
        }))}
      />
    </Disclosure>
  )
}
