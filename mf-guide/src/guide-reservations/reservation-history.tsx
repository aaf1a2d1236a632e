import type { GuideReservation } from '@sureda/contract/guide-reservation'
import type { ReservationEvent } from '@sureda/contract/reservation'
import { useFormat } from '@sureda/remote/format'
import { Disclosure } from '@sureda/ui/disclosure'
import { EventList } from '@sureda/ui/event-list'
import { useTranslation } from 'react-i18next'
import css from './reservation-history.module.css'

/** What happened to it, for the guide: who did what, when and why. */
export function ReservationHistory({ reservation }: { reservation: GuideReservation }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const { history } = reservation
  const noteOf = ({ reason, reason_code, changes }: ReservationEvent) => {
    if (reason) return `“${reason}”`
    if (reason_code) return t(`reason.${reason_code}`)
    const parts = [
      changes?.date?.map((day) => format.day(day)).join(' → '),
      changes?.time?.join(' → '),
      changes?.people && `${format.number(changes.people[0])} → ${t('people', { count: changes.people[1] })}`,
      changes?.special_requests && t('card.wishes'),
    ]
    return parts.filter(Boolean).join(', ')
  }
  if (history.length === 0) return null
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
