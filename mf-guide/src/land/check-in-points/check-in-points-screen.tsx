import { paths } from '@sureda/contract/remote/paths'
import type { GuideCheckInPoint } from '@sureda/contract/schemas/guides/check-in-point'
import { useFormat } from '@sureda/remote/format'
import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { CardList, LinkButton, ListCard, Stack } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GuideNav } from '../../shared/guide-nav.tsx'
import { checkInPointQueries } from './check-in-point-queries.ts'

/** The guide's check-in points, with their points and how many members have been there. */
function CheckInPointsScreen() {
  const { t } = useTranslation('guide')
  const points = useQuery(checkInPointQueries.list())
  return (
    <Screen title={t('points.title')}>
      <GuideNav />
      <QueryView query={points} failed={t('error.pointsLoad')} shape="cards" count={3}>
        {(all) => (all.length === 0 ? <NoPoints /> : <Points points={all} />)}
      </QueryView>
    </Screen>
  )
}

function Points({ points }: { points: readonly GuideCheckInPoint[] }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  return (
    <Stack gap={5}>
      <LinkButton href={paths.guideNewCheckInPoint()} icon="plus" isFullWidth>
        {t('points.new')}
      </LinkButton>
      <CardList label={t('points.title')}>
        {points.map((point) => (
          <ListCard
            key={point.id}
            href={paths.guideCheckInPoint(point.id)}
            icon="map-pin"
            headingLevel={2}
            title={point.name}
            text={t(`pointType.${point.type}`)}
            meta={[
              { icon: 'award', text: t('points.worth', { count: point.points }) },
              { icon: 'target', text: format.metres(point.radius) },
              { icon: 'users', text: t('points.visits', { count: point.visits }) },
            ]}
          />
        ))}
      </CardList>
    </Stack>
  )
}

function NoPoints() {
  const { t } = useTranslation('guide')
  return (
    <EmptyState
      motif="rings"
      title={t('points.empty')}
      text={t('points.emptyText')}
      action={
        <LinkButton href={paths.guideNewCheckInPoint()} icon="plus">
          {t('points.new')}
        </LinkButton>
      }
    />
  )
}

export default defineScreen({
  Component: CheckInPointsScreen,
  queries: () => [checkInPointQueries.list()],
})
