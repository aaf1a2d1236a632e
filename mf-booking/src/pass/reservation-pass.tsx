import type { Reservation } from '@sureda/contract/reservation'
import { useFormat } from '@sureda/remote/format'
import { FactList } from '@sureda/ui/fact-list'
import { Inline } from '@sureda/ui/stack'
import { useTranslation } from 'react-i18next'
import { heldUntil, referenceOf } from '../domain/hold.ts'
import { PassActions } from './pass-actions.tsx'
import { PassCode } from './pass-code.tsx'
import css from './reservation-pass.module.css'
import { Seal } from './seal.tsx'
import { StatusBadge } from './status-badge.tsx'

interface ReservationPassProps {
  reservation: Reservation
  /** Just made: the rings grow. */
  isNew?: boolean
}

/** What a person shows at the meeting point: the reservation's own slice of cork oak, its code, when and where. Needs no network. */
export function ReservationPass({ reservation, isNew = false }: ReservationPassProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const { experience, status, people, group } = reservation
  const reference = referenceOf(reservation)
  return (
    <article className={css.pass} data-status={status}>
      <div className={css.wood}>
        <Seal
          className={css.seal}
          code={reservation.id}
          people={people}
          status={status}
          isGrowing={isNew}
          label={t('pass.seal', { count: people })}
        />
        <div className={css.head}>
          <StatusBadge status={status} />
          <h3 className={css.title}>{experience.title}</h3>
          <p className={css.when}>
            {format.day(reservation.date)}
            <strong className={css.time}>{reservation.time}</strong>
          </p>
        </div>
      </div>
      <div className={css.paper}>
        {status !== 'cancelled' && (
          <PassCode
            code={reference}
            label={reservation.booking_code ? t('pass.code') : t('pass.reference')}
          />
        )}
        <p className={css.note}>{noteOf()}</p>
        <FactList
          columns={2}
          facts={[
            { icon: 'users', label: t('field.people'), value: t('people', { count: people }) },
            ...(experience.locationName
              ? [{ icon: 'map-pin' as const, label: t('field.place'), value: experience.locationName }]
              : []),
            ...(group ? [{ icon: 'flag' as const, label: t('field.group'), value: group.name }] : []),
          ]}
        />
        {reservation.special_requests && (
          <p className={css.requests}>
            <span className={css.label}>{t('field.requests')}</span>
            {reservation.special_requests}
          </p>
        )}
        {(status === 'pending' || status === 'confirmed') && (
          <Inline gap={2} wrap>
            <PassActions reservation={reservation} reference={reference} />
          </Inline>
        )}
      </div>
    </article>
  )

  function noteOf(): string {
    if (status === 'pending') return t('pass.pending', { until: format.dateTime(heldUntil(reservation)) })
    if (status === 'cancelled') return reservation.cancel_reason ?? t('pass.cancelled')
    if (status === 'completed') return t('pass.completed')
    return t(group ? 'pass.confirmedGroup' : 'pass.confirmed')
  }
}
