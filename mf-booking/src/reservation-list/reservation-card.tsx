import { paths } from '@sureda/contract/remote/paths'
import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { ReservationBadge, ReservationHistory } from '@sureda/remote/features/reservations'
import { pictureOf, useFormat } from '@sureda/remote/format'
import { Card, CardMetaRow, Picture, TextLink } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { ClosedNote } from '../closed/closed-note.tsx'
import { useOutcomeNote } from '../pass/use-outcome-note.ts'
import { referenceOf } from '../shared/reference.ts'
import { ReservationActions } from './reservation-actions.tsx'
import css from './reservation-card.module.css'
import type { SheetName } from './sheet-props.ts'

interface ReservationCardProps {
  reservation: Reservation
  onOpen: (sheet: SheetName) => void
}

/** One reservation: what, when, its state, and what can still be done with it. */
export function ReservationCard({ reservation, onOpen }: ReservationCardProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const { experience, status, expires_at } = reservation
  const ending = useOutcomeNote(reservation)
  const noted = status === 'confirmed' && reservation.attended_at ? t('pass.here') : ending
  const note =
    status === 'pending' && expires_at ? t('pass.pending', { until: format.until(expires_at) }) : noted
  const titleId = `reservation-${reservation.id}`
  return (
    <Card as="article" padding="none" aria-labelledby={titleId}>
      <div className={css.top}>
        <Picture className={css.picture} {...pictureOf(experience, 'thumb', { alt: '' })} ratio="1/1" />
        <div className={css.words}>
          <ReservationBadge reservation={reservation} namespace="booking" />
          <h2 className={css.title} id={titleId}>
            <TextLink href={paths.experience(reservation.experience_id)}>{experience.title}</TextLink>
          </h2>
          <CardMetaRow
            items={[
              { icon: 'calendar', text: `${format.shortDate(reservation.starts_at)}, ${reservation.time}` },
              ...(reservation.nights
                ? [
                    {
                      icon: 'moon' as const,
                      text: `${t('stay.until', { day: format.shortDate(reservation.ends_at) })} · ${t('nights', { count: reservation.nights })}`,
                    },
                  ]
                : []),
              { icon: 'users', text: t('people', { count: reservation.people }) },
              ...(reservation.group ? [{ icon: 'flag' as const, text: reservation.group.name }] : []),
            ]}
          />
          {status !== 'cancelled' && (
            <p className={css.code}>
              {t(reservation.booking_code ? 'pass.code' : 'pass.reference')}{' '}
              <strong translate="no">{referenceOf(reservation)}</strong>
            </p>
          )}
          {note && <p className={css.code}>{note}</p>}
        </div>
      </div>
      <div className={css.actions}>
        <ClosedNote reservation={reservation} />
        <ReservationActions reservation={reservation} onOpen={onOpen} />
      </div>
      <div className={css.history}>
        <ReservationHistory history={reservation.history} namespace="booking" />
      </div>
    </Card>
  )
}
