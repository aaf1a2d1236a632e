import type { GuideReservation } from '@sureda/contract/schemas/guides/guide-reservation'
import { useFormat } from '@sureda/remote/format'
import { Badge } from '@sureda/ui/base'
import { VisuallyHidden } from '@sureda/ui/core'
import { useTranslation } from 'react-i18next'
import { timeLeft } from '../reservations/reservations-by-day.ts'

/** The time left for an answer. The server lapses the request within a minute afterwards. */
export function AnswerTime({
  reservation,
  now,
}: {
  reservation: Pick<GuideReservation, 'expires_at'>
  now: Date
}) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const left = reservation.expires_at ? timeLeft(reservation.expires_at, now) : null
  if (!left || !reservation.expires_at)
    return (
      <Badge tone="neutral" icon="clock">
        {t('card.timeOver')}
      </Badge>
    )
  return (
    <Badge tone={left.isUrgent ? 'danger' : 'warning'} icon="clock">
      <span>{t('card.timeLeft', { time: format.duration(left.minutes) })}</span>
      <VisuallyHidden>{`, ${t('card.answerBy', { until: format.until(reservation.expires_at) })}`}</VisuallyHidden>
    </Badge>
  )
}
