import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { ReservationHistory } from '@sureda/remote/features/reservations'
import { Section } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { ReservationPass } from '../pass/reservation-pass.tsx'
import { ReservationActions } from './reservation-actions.tsx'
import type { SheetName } from './sheet-props.ts'

interface NextReservationProps {
  reservation: Reservation
  onOpen: (sheet: SheetName) => void
}

/** The next reservation with its pass open: at the meeting point there is no time to look for it. */
export function NextReservation({ reservation, onOpen }: NextReservationProps) {
  const { t } = useTranslation('booking')
  return (
    <Section title={t('list.next')}>
      <ReservationPass reservation={reservation}>
        <ReservationActions reservation={reservation} onOpen={onOpen} />
        <ReservationHistory history={reservation.history} namespace="booking" />
      </ReservationPass>
    </Section>
  )
}
