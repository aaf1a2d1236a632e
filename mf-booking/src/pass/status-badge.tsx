import type { Reservation } from '@sureda/contract/reservation'
import { Badge, type BadgeProps } from '@sureda/ui/badge'
import { useTranslation } from 'react-i18next'

type Standing = Pick<Reservation, 'status' | 'outcome'>
type State = Reservation['status'] | NonNullable<Reservation['outcome']>

const LOOK: Record<State, Pick<BadgeProps, 'tone' | 'icon'>> = {
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
export function StatusBadge({ reservation: { status, outcome } }: { reservation: Standing }) {
  const { t } = useTranslation('booking')
  const state = outcome ?? status
  return <Badge {...LOOK[state]}>{t(`status.${state}`)}</Badge>
}
