import { paths } from '@sureda/contract/paths'
import type { Reservation } from '@sureda/contract/reservation'
import { useFormat } from '@sureda/remote/format'
import { pictureOf } from '@sureda/remote/picture-of'
import { Button } from '@sureda/ui/button'
import { Card } from '@sureda/ui/card'
import { CardMetaRow } from '@sureda/ui/card-meta'
import { LinkButton } from '@sureda/ui/link-button'
import { Picture } from '@sureda/ui/picture'
import { Inline } from '@sureda/ui/stack'
import { TextLink } from '@sureda/ui/text-link'
import { useTranslation } from 'react-i18next'
import { referenceOf } from '../domain/reference.ts'
import { ReservationHistory } from '../pass/reservation-history.tsx'
import { StatusBadge } from '../pass/status-badge.tsx'
import { useOutcomeNote } from '../pass/use-outcome-note.ts'
import css from './reservation-card.module.css'
import type { SheetName } from './reservation-sheets.tsx'

interface ReservationCardProps {
  reservation: Reservation
  onOpen: (sheet: SheetName) => void
}

/** One reservation: what, when, in which state, and what can still be done with it. */
export function ReservationCard({ reservation, onOpen }: ReservationCardProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const { experience, status } = reservation
  const name = { title: experience.title, day: format.day(reservation.date) }
  const isOpen = status === 'pending' || status === 'confirmed'
  const note = useOutcomeNote(reservation)
  const titleId = `reservation-${reservation.id}`
  return (
    <Card as="article" padding="none" aria-labelledby={titleId}>
      <div className={css.top}>
        <Picture className={css.picture} {...pictureOf(experience, 'thumb', { alt: '' })} ratio="1/1" />
        <div className={css.words}>
          <StatusBadge reservation={reservation} />
          <h2 className={css.title} id={titleId}>
            <TextLink href={paths.experience(reservation.experience_id)}>{experience.title}</TextLink>
          </h2>
          <CardMetaRow
            items={[
              { icon: 'calendar', text: `${format.shortDate(reservation.starts_at)}, ${reservation.time}` },
              ...(reservation.nights
                ? [{ icon: 'moon' as const, text: t('nights', { count: reservation.nights }) }]
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
      <Inline className={css.actions} gap={2} wrap>
        {isOpen && (
          <Button
            size="small"
            icon="ticket"
            aria-label={t('list.passOf', name)}
            onPress={() => onOpen('pass')}
          >
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
      <div className={css.history}>
        <ReservationHistory reservation={reservation} />
      </div>
    </Card>
  )
}
