import type { GuideReservation } from '@sureda/contract/schemas/guides/guide-reservation'
import { ReservationBadge, ReservationHistory } from '@sureda/remote/features/reservations'
import { useClosureSentence, useFormat } from '@sureda/remote/format'
import { Button, Card, LinkButton } from '@sureda/ui/base'
import { Meter } from '@sureda/ui/charts'
import { Icon } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import { AnswerTime } from '../shared/answer-time.tsx'
import { telHref } from '../shared/tel.ts'
import css from './guide-reservation-card.module.css'
import { ReservationSteps } from './reservation-steps.tsx'
import type { SheetName } from './sheet-name.ts'

interface GuideReservationCardProps {
  reservation: GuideReservation
  now: Date
  onSheet: (name: SheetName) => void
}

/** One reservation with its buttons: name, people, time, requests, and the places left once it is confirmed. */
export function GuideReservationCard({ reservation, now, onSheet }: GuideReservationCardProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const { member, experience, group, seats, status } = reservation
  const closureSentence = useClosureSentence()
  const titleId = `reservation-${reservation.id}`
  const isWaiting = status === 'pending'
  const free = Math.max(0, seats.capacity - seats.booked)
  return (
    <Card as="article" className={css.card} aria-labelledby={titleId}>
      <div className={css.top}>
        {isWaiting ? (
          <AnswerTime reservation={reservation} now={now} />
        ) : (
          <ReservationBadge reservation={reservation} namespace="guide" />
        )}
        <p className={css.people}>
          <Icon name="users" size="small" />
          {t('people', { count: reservation.people })}
        </p>
      </div>
      <div className={css.who}>
        <div>
          <h3 className={css.name} id={titleId}>
            {member.name}
          </h3>
          {group && (
            <p className={css.group}>
              {group.name}
              {reservation.booking_code && <span translate="no"> · {reservation.booking_code}</span>}
            </p>
          )}
        </div>
        {member.phone && (
          <LinkButton
            variant="secondary"
            size="small"
            icon="phone"
            href={telHref(member.phone)}
            aria-label={t('card.callName', { name: member.name })}
          >
            {t('card.call')}
          </LinkButton>
        )}
      </div>
      <p className={css.what}>
        <span className={css.time}>{reservation.time}</span>
        <span>
          {isWaiting && <span className={css.day}>{format.shortDate(reservation.starts_at)}</span>}
          <span className={css.title}>{experience.title}</span>
        </span>
      </p>
      {reservation.closure && <p className={css.group}>{closureSentence(reservation.closure)}</p>}
      {reservation.nights && (
        <p className={css.group}>
          {t('stay.span', {
            from: format.shortDate(reservation.starts_at),
            until: format.shortDate(reservation.ends_at),
          })}
          {' · '}
          {t('nights', { count: reservation.nights })} · {t('rooms', { count: reservation.rooms ?? 1 })}
        </p>
      )}
      {reservation.special_requests && (
        <div className={css.wishes}>
          <Icon name="message" size="small" />
          <p>
            <span className={css.label}>{t('field.requests')}</span>
            {reservation.special_requests}
          </p>
        </div>
      )}
      {isWaiting && (
        <Meter
          label={t('card.seatsAfter')}
          value={seats.booked}
          max={seats.capacity}
          valueText={t(reservation.nights ? 'card.roomsLeft' : 'card.seatsLeft', {
            count: free,
            capacity: seats.capacity,
          })}
          tone={free === 0 ? 'warning' : 'accent'}
        />
      )}
      {seats.waiting > 0 && (
        <Button
          variant="quiet"
          size="small"
          icon="clock"
          className={css.line}
          aria-label={t('line.openOf', {
            title: experience.title,
            day: format.day(reservation.date),
            time: reservation.time,
          })}
          onPress={() => onSheet('line')}
        >
          {t('line.open', { count: seats.waiting })}
        </Button>
      )}
      <ReservationSteps reservation={reservation} now={now} onSheet={onSheet} />
      <ReservationHistory history={reservation.history} namespace="guide" />
    </Card>
  )
}
