import { matchesText } from '@sureda/contract/rules/text-match'
import { QueryView } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { CardList, Section } from '@sureda/ui/base'
import { Skeleton } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExperienceRow } from '../../shared/cards/experience-card.tsx'
import { PackageRow } from '../../shared/cards/package-card.tsx'
import { RouteRow } from '../../shared/cards/route-card.tsx'
import { experienceQueries, routeQueries } from '../../shared/content/content-queries.ts'
import { featuredFirst, isActivity, searchTextsOf } from '../../shared/content/experience-filter.ts'
import { searchTextsOfPackage } from '../../shared/content/package-filter.ts'
import { packageQueries } from '../../shared/content/package-queries.ts'
import { searchTextsOfRoute } from '../../shared/content/route-search-texts.ts'
import { ListHead } from '../../shared/lists/list-head.tsx'
import { NothingFound } from '../../shared/lists/nothing-found.tsx'
import { useFoundInTexts } from '../../shared/lists/use-found-in-texts.ts'
import { FailedParts } from '../../shared/loading/failed-parts.tsx'
import { hasFailed } from '../../shared/loading/has-failed.ts'

/** The items that a search finds, as rows in the same chapters. */
export function SearchResults({ asked, pill }: { asked: string; pill: ReactNode }) {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const experiences = useQuery(experienceQueries.list())
  const routes = useQuery(routeQueries.list())
  const packages = useQuery(packageQueries.list())
  const inTexts = useFoundInTexts(experienceQueries.list, asked)
  const inRoutes = useFoundInTexts(routeQueries.list, asked)
  const inPackages = useFoundInTexts(packageQueries.list, asked)
  const others = [routes, packages]
  return (
    <QueryView query={experiences} shape="list" failed={t('experience.listFailed')}>
      {(all) => {
        const found = featuredFirst(
          all.filter((item) => inTexts.has(item.id) || matchesText(asked, searchTextsOf(item))),
          language,
        )
        const row = (item: (typeof found)[number]) => <ExperienceRow key={item.id} experience={item} />
        const chapters: { title: string; rows: ReactNode[] }[] = [
          { title: t('experience.filter.activities'), rows: found.filter(isActivity).map(row) },
          ...(['restaurant', 'hotel'] as const).map((type) => ({
            title: t(`experience.chapter.${type}`),
            rows: found.filter((item) => item.type === type).map(row),
          })),
          {
            title: t('route.listTitle'),
            rows: (routes.data ?? [])
              .filter((route) => inRoutes.has(route.id) || matchesText(asked, searchTextsOfRoute(route)))
              .map((route) => <RouteRow key={route.id} route={route} />),
          },
          {
            title: t('experience.filter.packs'),
            rows: (packages.data ?? [])
              .filter((item) => inPackages.has(item.id) || matchesText(asked, searchTextsOfPackage(item)))
              .map((item) => <PackageRow key={item.id} travelPackage={item} />),
          },
        ].filter(({ rows }) => rows.length > 0)
        const count = chapters.reduce((sum, { rows }) => sum + rows.length, 0)
        const isLoading = others.some((query) => query.isLoading)
        // a list that failed to load may contain hits
        const isNothing = count === 0 && !isLoading && !others.some(hasFailed)
        return (
          <>
            <ListHead count={count > 0 || isNothing ? count : null} />
            {count === 0 && isLoading && <Skeleton label={t('shell:common.loading')} shape="list" />}
            {isNothing && <NothingFound asked={asked} />}
            {chapters.map(({ title, rows }) => (
              <Section key={title} title={title}>
                <CardList label={title}>{rows}</CardList>
              </Section>
            ))}
            {count > 0 && pill}
            <FailedParts
              of={[
                { query: routes, failed: t('route.listFailed') },
                { query: packages, failed: t('package.listFailed') },
              ]}
            />
          </>
        )
      }}
    </QueryView>
  )
}
