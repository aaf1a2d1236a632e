import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { ReservationBadge } from '@sureda/remote/features/reservations'
import { useFormat } from '@sureda/remote/format'
import { Icon } from '@sureda/ui/icons'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ClosedNote } from '../closed/closed-note.tsx'
import { referenceOf } from '../shared/reference.ts'
import { PassActions } from './pass-actions.tsx'
import { PassCode } from './pass-code.tsx'
import { ContactCall, GroupMembers } from './pass-people.tsx'
import { PassQr } from './pass-qr.tsx'
import css from './reservation-pass.module.css'
import { Seal } from './seal.tsx'
import { useOutcomeNote } from './use-outcome-note.ts'

interface ReservationPassProps {
  reservation: Reservation
  /** The reservation was just made: the rings are animated. */
  isNew?: boolean
  /** Further actions, below those of the pass. */
  children?: ReactNode
}

/** What a person shows at the meeting point: seal, code, when and where. It needs no network. */
export function ReservationPass({ reservation, isNew = false, children }: ReservationPassProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const { experience, status, people, group } = reservation
  const ending = useOutcomeNote(reservation)
  const reference = referenceOf(reservation)
  const titleId = useId()
  const { nights, rooms } = reservation
  const stay =
    nights && rooms
      ? [
          t('stay.until', { day: format.shortDate(reservation.ends_at) }),
          t('nights', { count: nights }),
          t('rooms', { count: rooms }),
        ].join(' · ')
      : undefined
  return (
    <article className={css.pass} data-status={status} aria-labelledby={titleId}>
      <div className={css.wood}>
        <div className={css.crown}>
          <ReservationBadge reservation={reservation} namespace="booking" />
          <p className={css.when}>
            <span className={css.time}>{reservation.time}</span>
            <span className={css.day}>{format.shortDate(reservation.starts_at)}</span>
          </p>
          <Seal
            className={css.seal}
            code={reservation.id}
            people={people}
            status={status}
            isGrowing={isNew}
            label={t('pass.seal', { count: people })}
          />
        </div>
        <h3 className={css.title} id={titleId}>
          {experience.title}
        </h3>
        <p className={css.where}>
          <Icon name="map-pin" size="small" />
          {experience.locationName}
        </p>
        {stay && (
          <p className={css.where}>
            <Icon name="moon" size="small" />
            {stay}
          </p>
        )}
        <p className={css.where}>
          <Icon name="users" size="small" />
          {[t('people', { count: people }), group?.name].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={css.paper}>
        <ClosedNote reservation={reservation} />
        {status === 'confirmed' && <PassQr reservation={reservation} />}
        {status !== 'cancelled' && (
          <PassCode
            code={reference}
            label={reservation.booking_code ? t('pass.code') : t('pass.reference')}
          />
        )}
        {!reservation.closure && <p className={css.note}>{noteOf()}</p>}
        {reservation.special_requests && (
          <p className={css.requests}>
            <span className={css.label}>{t('field.requests')}</span>
            {reservation.special_requests}
          </p>
        )}
        {(status === 'pending' || status === 'confirmed') && (
          <div className={css.actions}>
            <PassActions reservation={reservation} reference={reference} />
            <ContactCall reservation={reservation} />
          </div>
        )}
        <GroupMembers reservation={reservation} />
        {children}
      </div>
    </article>
  )

  function noteOf(): string {
    if (status === 'pending') {
      const { expires_at } = reservation
      return expires_at ? t('pass.pending', { until: format.until(expires_at) }) : t('reservation.pending')
    }
    if (status === 'cancelled') return ending ?? t('pass.cancelled')
    if (status === 'completed') return ending ?? t('pass.completed')
    if (reservation.attended_at) return t('pass.here')
    return t(group ? 'pass.confirmedGroup' : 'pass.confirmed')
  }
}
