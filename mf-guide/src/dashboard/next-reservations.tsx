import type { DashboardStats } from '@sureda/contract/guide'
import { useFormat } from '@sureda/remote/format'
import { Badge, type BadgeProps } from '@sureda/ui/badge'
import { CardList } from '@sureda/ui/card-list'
import { EmptyState } from '@sureda/ui/empty-state'
import { ListCard } from '@sureda/ui/list-card'
import { useTranslation } from 'react-i18next'
import css from './next-reservations.module.css'

type NextReservation = DashboardStats['next_reservations'][number]

const LOOK: Record<NextReservation['status'], Pick<BadgeProps, 'tone' | 'icon'>> = {
  pending: { tone: 'warning', icon: 'clock' },
  confirmed: { tone: 'success', icon: 'circle-check' },
  completed: { tone: 'neutral', icon: 'check' },
  cancelled: { tone: 'danger', icon: 'circle-x' },
}

/** Who comes next, the day as a tile at the start. */
export function NextReservations({ reservations }: { reservations: readonly NextReservation[] }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  if (reservations.length === 0)
    return <EmptyState motif="oak" headingLevel={3} title={t('next.empty')} text={t('next.emptyText')} />
  return (
    <CardList label={t('next.title')}>
      {reservations.map((reservation) => {
        const tile = format.tile(`${reservation.date}T12:00:00Z`)
        return (
          <ListCard
            key={reservation.id}
            start={
              <span className={css.tile}>
                <span className={css.number}>{tile.day}</span>
                <span className={css.month}>{tile.month}</span>
              </span>
            }
            title={reservation.experience_title}
            text={reservation.member_name}
            meta={[
              { icon: 'clock', text: reservation.time },
              { icon: 'users', text: t('people', { count: reservation.people }) },
            ]}
            badge={<Badge {...LOOK[reservation.status]}>{t(`reservation.${reservation.status}`)}</Badge>}
          />
        )
      })}
    </CardList>
  )
}
