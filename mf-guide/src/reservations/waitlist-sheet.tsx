import type { GuideWaitlistEntry } from '@sureda/contract/schemas/bookings/waitlist'
import type { GuideReservation } from '@sureda/contract/schemas/guides/guide-reservation'
import { useFormat } from '@sureda/remote/format'
import { QueryView } from '@sureda/remote/query'
import { Badge, LinkButton, Stack } from '@sureda/ui/base'
import { BottomSheet } from '@sureda/ui/overlays'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { telHref } from '../shared/tel.ts'
import { guideReservationQueries } from './reservation-queries.ts'
import css from './waitlist-sheet.module.css'

interface WaitlistSheetProps {
  /** A reservation of the slot whose waitlist is shown. */
  reservation: GuideReservation
  onClose: () => void
}

/** The waitlist of a time slot in order, with the reason why each entry has no offer. The server makes the offers; the guide can only look. */
export default function WaitlistSheet({ reservation, onClose }: WaitlistSheetProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const { experience, date, time } = reservation
  const line = useQuery(guideReservationQueries.line(experience.id, date, time))
  return (
    <BottomSheet
      isOpen
      onOpenChange={onClose}
      heights={['full']}
      title={t('line.title')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('shell:common.expand')}
      collapseLabel={t('shell:common.collapse')}
    >
      <Stack gap={5}>
        <p className={css.what}>
          <strong>{experience.title}</strong>
          <br />
          {format.day(date)}, {time}
        </p>
        <p className={css.what}>{t('line.text')}</p>
        <QueryView query={line} failed={t('line.failed')} shape="list" count={3} size="card">
          {(entries) =>
            entries.length === 0 ? (
              <EmptyState title={t('line.empty')} />
            ) : (
              <ol className={css.list} aria-label={t('line.title')}>
                {entries.map((entry) => (
                  <Party key={entry.id} entry={entry} />
                ))}
              </ol>
            )
          }
        </QueryView>
      </Stack>
    </BottomSheet>
  )
}

function Party({ entry }: { entry: GuideWaitlistEntry }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const { member, why_waiting: why, passed, offer_until: until } = entry
  return (
    <li className={css.party}>
      <div className={css.words}>
        <Badge tone={until ? 'success' : 'neutral'} icon={until ? 'circle-check' : 'clock'}>
          {until
            ? t('line.offered', { until: format.time(until) })
            : t('line.place', { place: format.number(entry.position ?? 1) })}
        </Badge>
        <p className={css.name}>
          <strong>{member.name}</strong>, {t('people', { count: entry.people })}
        </p>
        {why && <p className={css.why}>{t(`line.why.${why}`)}</p>}
        {passed && <p className={css.why}>{t('line.passed', { count: passed.seats })}</p>}
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
    </li>
  )
}
