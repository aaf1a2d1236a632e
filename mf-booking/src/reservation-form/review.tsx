import type { ExperienceDetail } from '@sureda/contract/experience'
import { useFormat } from '@sureda/remote/format'
import { useOnline } from '@sureda/remote/online'
import { Banner } from '@sureda/ui/banner'
import { FactList } from '@sureda/ui/fact-list'
import { Price } from '@sureda/ui/price'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { waitingWords } from '../domain/booking-draft.ts'
import { reservationQueries } from '../queries/reservation-queries.ts'
import css from './review.module.css'
import type { Booking } from './use-booking.ts'

interface ReviewProps {
  booking: Booking
  experience: ExperienceDetail
}

/** Everything once more before it is sent, and the truth about what is not sent yet. */
export function Review({ booking, experience }: ReviewProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const online = useOnline()
  const { draft } = booking
  const words = waitingWords(draft, online)
  const groups = useQuery({ ...reservationQueries.groups(), enabled: draft.kind === 'group' })
  const group = groups.data?.find((entry) => entry.id === draft.groupId)
  return (
    <>
      {(draft.isWaiting || !online) && !booking.refusal && (
        <Banner kind="warning" isLive title={t(words.title)}>
          {t(words.text)}
        </Banner>
      )}
      <div className={css.card}>
        <p className={css.title}>{experience.title}</p>
        <FactList
          columns={2}
          facts={[
            {
              icon: 'calendar',
              label: t('field.when'),
              value: draft.date ? `${format.day(draft.date)}, ${draft.time}` : '',
            },
            { icon: 'users', label: t('field.people'), value: t('people', { count: booking.people }) },
            ...(draft.kind === 'group' && group
              ? [{ icon: 'flag' as const, label: t('field.group'), value: group.name }]
              : []),
            { icon: 'map-pin', label: t('field.place'), value: experience.locationName },
            ...(draft.requests.trim()
              ? [{ icon: 'edit' as const, label: t('field.requests'), value: draft.requests.trim() }]
              : []),
          ]}
        />
        {experience.price !== null && experience.price > 0 && (
          <p className={css.total}>
            <span>{t('form.total')}</span>
            <Price
              size="large"
              amount={format.money(experience.price * booking.people)}
              suffix={`${format.money(experience.price)} × ${booking.people}`}
            />
          </p>
        )}
      </div>
      <p className={css.hint}>{t('rule.short')}</p>
    </>
  )
}
