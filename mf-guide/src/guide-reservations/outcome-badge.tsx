import type { GuideReservation } from '@sureda/contract/guide-reservation'
import { Badge, type BadgeProps } from '@sureda/ui/badge'
import { useTranslation } from 'react-i18next'

type Look = Pick<BadgeProps, 'tone' | 'icon'>
type State = NonNullable<GuideReservation['outcome']> | GuideReservation['status']

const LOOK: Record<State, Look> = {
  pending: { tone: 'warning', icon: 'clock' },
  confirmed: { tone: 'success', icon: 'circle-check' },
  completed: { tone: 'neutral', icon: 'check' },
  attended: { tone: 'neutral', icon: 'check' },
  no_show: { tone: 'warning', icon: 'circle-x' },
  cancelled: { tone: 'danger', icon: 'circle-x' },
  rejected: { tone: 'danger', icon: 'circle-x' },
  expired: { tone: 'neutral', icon: 'clock' },
}

/** How it stands, or how it ended. */
export function OutcomeBadge({ reservation }: { reservation: Pick<GuideReservation, 'outcome' | 'status'> }) {
  const { t } = useTranslation('guide')
  const state = reservation.outcome ?? reservation.status
  return <Badge {...LOOK[state]}>{t(`reservation.${state}`)}</Badge>
}
