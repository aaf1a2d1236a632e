import type { Reservation, ReservationEvent } from '@sureda/contract/reservation'
import { useFormat } from '@sureda/remote/format'
import { Disclosure } from '@sureda/ui/disclosure'
import { EventList } from '@sureda/ui/event-list'
import { useTranslation } from 'react-i18next'
import css from './reservation-history.module.css'

/** What happened to a reservation, for the member: who did what, when and why. */
export function ReservationHistory({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  // an answer that the phone has kept may be from before there was a history
  const history: readonly ReservationEvent[] | undefined = reservation.history
  if (!history || history.length === 0) return null
  const noteOf = ({ reason, reason_code, changes }: ReservationEvent) => {
    if (reason) return `“${reason}”`
    if (reason_code) return t(`reason.${reason_code}`)
    const parts = [
      changes?.date?.map((day) => format.day(day)).join(' → '),
      changes?.time?.join(' → '),
      changes?.people && `${format.number(changes.people[0])} → ${t('people', { count: changes.people[1] })}`,
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
