import { QueryView } from '@sureda/remote/query-view'
import { useSession } from '@sureda/remote/session'
import { CardList } from '@sureda/ui/card-list'
import { EmptyState } from '@sureda/ui/empty-state'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExperienceCard } from '../cards/experience-card.tsx'
import { PackageCard } from '../cards/package-card.tsx'
import { RouteCard } from '../cards/route-card.tsx'
import { featuredFirst, isActivity } from '../domain/experience-filter.ts'
import { experienceQueries } from '../queries/experience-queries.ts'
import { packageQueries } from '../queries/package-queries.ts'
import { routeQueries } from '../queries/route-queries.ts'

interface PlatesProps<T> {
  query: UseQueryResult<T[]>
  failed: string
  empty: string
  label: string
  children: (item: T, index: number) => ReactNode
}

/** One chapter in full, plate under plate. */
function Plates<T extends { featured: boolean; title: string }>(props: PlatesProps<T>) {
  const { query, failed, empty, label, children } = props
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  return (
    <QueryView query={query} shape="cards" failed={failed}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState title={empty} text={t('state.emptyText')} motif="oak" />
        ) : (
          <CardList layout="grid" label={label}>
            {featuredFirst(items, language).map(children)}
          </CardList>
        )
      }
    </QueryView>
  )
}

export function RoutePlates() {
  const { t } = useTranslation('content')
  return (
    <Plates
      query={useQuery(routeQueries.list())}
      failed={t('route.listFailed')}
      empty={t('route.empty')}
      label={t('route.listTitle')}
    >
      {(route, index) => <RouteCard key={route.id} route={route} headingLevel={2} priority={index === 0} />}
    </Plates>
  )
}

export function PackPlates() {
  const { t } = useTranslation('content')
  return (
    <Plates
      query={useQuery(packageQueries.list())}
      failed={t('package.listFailed')}
      empty={t('package.empty')}
      label={t('package.listTitle')}
    >
      {(item, index) => (
        <PackageCard key={item.id} travelPackage={item} headingLevel={2} priority={index === 0} />
      )}
    </Plates>
  )
}

export function ActivityPlates() {
  const { t } = useTranslation('content')
  const query = useQuery({
    ...experienceQueries.list(),
    select: (answer) => answer.data.filter(isActivity),
  })
  return (
    <Plates
      query={query}
      failed={t('experience.listFailed')}
      empty={t('experience.empty')}
      label={t('experience.filter.activities')}
    >
      {(item, index) => (
        <ExperienceCard key={item.id} experience={item} headingLevel={2} priority={index === 0} />
      )}
    </Plates>
  )
}
