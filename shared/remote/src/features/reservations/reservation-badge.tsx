import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { Badge, type BadgeProps } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

type Standing = Pick<Reservation, 'status' | 'outcome' | 'attended_at'>
type State = Standing['status'] | NonNullable<Standing['outcome']> | 'here'

const LOOK: Record<State, Pick<BadgeProps, 'tone' | 'icon'>> = {
  pending: { tone: 'warning', icon: 'clock' },
  confirmed: { tone: 'success', icon: 'circle-check' },
  here: { tone: 'success', icon: 'circle-check' },
  completed: { tone: 'neutral', icon: 'check' },
  attended: { tone: 'neutral', icon: 'check' },
  no_show: { tone: 'warning', icon: 'circle-x' },
  cancelled: { tone: 'danger', icon: 'circle-x' },
  rejected: { tone: 'danger', icon: 'circle-x' },
  expired: { tone: 'neutral', icon: 'clock' },
}

interface ReservationBadgeProps {
  reservation: Standing
  /** Namespace of the remote that shows it, with texts `reservation.*`: members and guides read the same state differently. */
  namespace: 'booking' | 'guide'
}

/** The status of a reservation, or how it ended. */
export function ReservationBadge({
  reservation: { status, outcome, attended_at },
  namespace,
}: ReservationBadgeProps) {
  const { t } = useTranslation(namespace)
  const state = outcome ?? (status === 'confirmed' && attended_at ? 'here' : status)
  return <Badge {...LOOK[state]}>{t(`reservation.${state}`)}</Badge>
}
