import type { DashboardStats } from '@sureda/contract/guide'
import { paths } from '@sureda/contract/paths'
import { useFormat } from '@sureda/remote/format'
import { CardList } from '@sureda/ui/card-list'
import { EmptyState } from '@sureda/ui/empty-state'
import { ListCard } from '@sureda/ui/list-card'
import { useTranslation } from 'react-i18next'
import { OutcomeBadge } from '../guide-reservations/outcome-badge.tsx'
import css from './next-reservations.module.css'

/** Who comes next, the day as a tile at the start. */
export function NextReservations({ reservations }: { reservations: DashboardStats['next_reservations'] }) {
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
            href={`${paths.guideReservations()}?date=${reservation.date}`}
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
            badge={<OutcomeBadge reservation={{ ...reservation, outcome: null }} />}
          />
        )
      })}
    </CardList>
  )
}
