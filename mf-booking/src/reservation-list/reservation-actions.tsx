import { paths } from '@sureda/contract/remote/paths'
import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { useFormat } from '@sureda/remote/format'
import { Button, Inline, LinkButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import type { SheetName } from './sheet-props.ts'

interface ReservationActionsProps {
  reservation: Reservation
  onOpen: (sheet: SheetName) => void
}

/** What can still be done with a reservation. */
export function ReservationActions({ reservation, onOpen }: ReservationActionsProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const { experience, status } = reservation
  const name = { title: experience.title, day: format.day(reservation.date) }
  const isOpen = status === 'pending' || status === 'confirmed'
  return (
    <Inline gap={2} wrap>
      {isOpen && (
        <Button size="small" icon="ticket" aria-label={t('list.passOf', name)} onPress={() => onOpen('pass')}>
          {t('list.pass')}
        </Button>
      )}
      {reservation.editable_fields.length > 0 && (
        <Button
          size="small"
          variant="secondary"
          aria-label={t('list.changeOf', name)}
          onPress={() => onOpen('change')}
        >
          {t('list.change')}
        </Button>
      )}
      {reservation.can_cancel && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('list.cancelOf', name)}
          onPress={() => onOpen('cancel')}
        >
          {t('list.cancel')}
        </Button>
      )}
      {!isOpen && (
        <LinkButton size="small" variant="secondary" href={paths.reserve(reservation.experience_id)}>
          {t('list.again')}
        </LinkButton>
      )}
    </Inline>
  )
}
