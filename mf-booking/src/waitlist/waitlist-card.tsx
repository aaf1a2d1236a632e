import { paths } from '@sureda/contract/remote/paths'
import type { WaitlistEntry } from '@sureda/contract/schemas/bookings/waitlist'
import { useNow } from '@sureda/remote/device'
import { pictureOf, useFormat } from '@sureda/remote/format'
import { Badge, Button, Card, CardMetaRow, Picture, TextLink } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from '../reservation-list/reservation-card.module.css'
import { OfferSteps } from './offer-steps.tsx'
import { usePlaceNotes } from './use-place-notes.ts'

interface WaitlistCardProps {
  entry: WaitlistEntry
  onLeave: () => void
  /** Called with the id of the reservation that the offer has become. */
  onAccepted: (reservationId: string) => void
}

/** A waitlist entry: its position and why it waits, or the offered seats with the time left. */
export function WaitlistCard({ entry, onLeave, onAccepted }: WaitlistCardProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const now = useNow(15_000)
  const notes = usePlaceNotes(entry)
  const { experience } = entry
  const titleId = `waitlist-${entry.id}`
  const isOffered = entry.status === 'offered'
  const minutes = minutesLeft(entry, now)
  return (
    <Card as="article" padding="none" aria-labelledby={titleId}>
      <div className={css.top}>
        <Picture className={css.picture} {...pictureOf(experience, 'thumb', { alt: '' })} ratio="1/1" />
        <div className={css.words}>
          <Badge tone={isOffered ? 'success' : 'info'} icon={isOffered ? 'circle-check' : 'clock'}>
            {t(isOffered ? 'waitlist.offered' : 'waitlist.waiting')}
          </Badge>
          <h2 className={css.title} id={titleId}>
            <TextLink href={paths.experience(entry.experience_id)}>{experience.title}</TextLink>
          </h2>
          <CardMetaRow
            items={[
              { icon: 'calendar', text: `${format.shortDate(entry.starts_at)}, ${entry.time}` },
              { icon: 'users', text: t('people', { count: entry.people }) },
            ]}
          />
          {isOffered && entry.offer_until && (
            <p className={css.code}>
              <strong>
                {minutes === null
                  ? t('waitlist.over')
                  : t('waitlist.left', { time: format.duration(Math.max(1, minutes)) })}
              </strong>
              <span>
                {minutes !== null && ` · ${t('waitlist.held', { until: format.time(entry.offer_until) })}`}
              </span>
            </p>
          )}
          {notes.map((note) => (
            <p key={note} className={css.code}>
              {note}
            </p>
          ))}
        </div>
      </div>
      {isOffered ? (
        <OfferSteps entry={entry} isOver={minutes === null} onAccepted={onAccepted} />
      ) : (
        <div className={css.actions}>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('waitlist.leaveOf', { title: experience.title, day: format.day(entry.date) })}
            onPress={onLeave}
          >
            {t('waitlist.leave')}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Whole minutes until the offer ends; null when it has ended. */
function minutesLeft({ offer_until }: WaitlistEntry, now: Date): number | null {
  const left = offer_until ? Date.parse(offer_until) - now.getTime() : -1
  return left < 0 ? null : Math.floor(left / 60_000)
}
