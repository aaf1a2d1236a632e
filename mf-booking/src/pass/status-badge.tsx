import type { ReservationStatus } from '@sureda/contract/enums'
import { Badge, type BadgeProps } from '@sureda/ui/badge'
import { useTranslation } from 'react-i18next'

const LOOK: Record<ReservationStatus, Pick<BadgeProps, 'tone' | 'icon'>> = {
  pending: { tone: 'warning', icon: 'clock' },
  confirmed: { tone: 'success', icon: 'circle-check' },
  completed: { tone: 'neutral', icon: 'check' },
  cancelled: { tone: 'danger', icon: 'circle-x' },
}

export function StatusBadge({ status }: { status: ReservationStatus }) {
  const { t } = useTranslation('booking')
  return <Badge {...LOOK[status]}>{t(`status.${status}`)}</Badge>
}
