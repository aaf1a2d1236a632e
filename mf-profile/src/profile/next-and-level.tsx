import { paths } from '@sureda/contract/remote/paths'
import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { useNow } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { QueryView } from '@sureda/remote/query'
import { CardList, ListCard } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { profileQueries } from '../shared/profile-queries.ts'
import { rewardQueries } from '../shared/reward-queries.ts'
import { nextReservation } from './next-reservation.ts'

/** The next reservation and the level; each loads, fails and shows its cached answer by itself. */
export function NextAndLevel() {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const now = useNow(30_000)
  const reservations = useQuery(profileQueries.reservations())
  const balance = useQuery(rewardQueries.balance())
  return (
    <CardList>
      <QueryView query={reservations} shape="card" size="card" failed={t('account.nextFailed')}>
        {(list) => <NextCard next={nextReservation(list, now)} />}
      </QueryView>
      <QueryView query={balance} shape="card" size="card" failed={t('rewards.balanceFailed')}>
        {({ level, balance: points, next_level: next }) => (
          <ListCard
            href={paths.rewards()}
            icon="gift"
            headingLevel={2}
            eyebrow={t('rewards.levelNumber', { level })}
            title={t(`rewards.level.${level}`)}
            text={
              next
                ? t('rewards.points', { count: points, number: format.number(points) })
                : t('rewards.highest')
            }
          />
        )}
      </QueryView>
    </CardList>
  )
}

function NextCard({ next }: { next: Reservation | undefined }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  return (
    <ListCard
      href={next ? paths.reservations() : paths.experiences()}
      icon="calendar"
      headingLevel={2}
      eyebrow={t('account.next')}
      title={next ? next.experience.title : t('account.nothingNext')}
      text={next ? `${format.date(next.starts_at)} · ${next.time}` : t('account.nothingNextText')}
    />
  )
}
