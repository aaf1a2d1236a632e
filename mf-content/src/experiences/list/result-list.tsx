import { paths } from '@sureda/contract/remote/paths'
import { matchesText } from '@sureda/contract/rules/text-match'
import type { Experience } from '@sureda/contract/schemas/catalogue/experience'
import { QueryView } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { LinkButton } from '@sureda/ui/base'
import { EmptyState } from '@sureda/ui/states'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExperienceCard } from '../../shared/cards/experience-card.tsx'
import { PackageCard } from '../../shared/cards/package-card.tsx'
import { RouteCard } from '../../shared/cards/route-card.tsx'
import { experienceQueries, routeQueries } from '../../shared/content/content-queries.ts'
import { featuredFirst, isActivity, searchTextsOf } from '../../shared/content/experience-filter.ts'
import { searchTextsOfPackage } from '../../shared/content/package-filter.ts'
import { packageQueries } from '../../shared/content/package-queries.ts'
import { searchTextsOfRoute } from '../../shared/content/route-search-texts.ts'
import { CardGrid } from '../../shared/lists/card-grid.tsx'
import { ListHead } from '../../shared/lists/list-head.tsx'
import { NothingFound } from '../../shared/lists/nothing-found.tsx'
import { useFoundInTexts } from '../../shared/lists/use-found-in-texts.ts'
import { useListAddress } from '../../shared/lists/use-list-address.ts'
import { DemoNote } from '../../shared/loading/notes.tsx'
import { ACTIVITY_SORTS, sortExperiences } from './experience-sort.ts'
import { useSort } from './use-sort.ts'

interface ResultListProps<T> {
  query: UseQueryResult<T[]>
  failed: string
  empty: string
  label: string
  /** Which items pass a filter, and what is shown when none passes. */
  filter?: { passes: (item: T) => boolean; nothing: ReactNode }
  /** Texts that a search looks through. */
  searchTextsOf: (item: T) => readonly (string | null | undefined)[]
  /** Ids that the server has found. */
  alsoFound: ReadonlySet<string>
  sort: (items: readonly T[]) => T[]
  head: (count: number) => ReactNode
  /** Link to the same items on the map. An empty list has none: it would cover the button that clears the filter. */
  pill?: ReactNode
  children: (item: T, index: number) => ReactElement
}

const useAsked = () => useListAddress().search.get('q') ?? ''

/** One full chapter as large cards, filtered by the search. */
export function ResultList<T extends { id: string; demo?: boolean }>(props: ResultListProps<T>) {
  const { query, failed, empty, label, filter, alsoFound, sort, head, pill, children } = props
  const { t } = useTranslation('content')
  const asked = useAsked()
  return (
    <QueryView query={query} shape="cards" failed={failed}>
      {(items) => {
        if (items.length === 0)
          return (
            <EmptyState
              title={empty}
              text={t('state.emptyText')}
              motif="oak"
              action={<LinkButton href={paths.home()}>{t('nav.home')}</LinkButton>}
            />
          )
        const passed = filter ? items.filter(filter.passes) : items
        const found = passed.filter(
          (item) => alsoFound.has(item.id) || matchesText(asked, props.searchTextsOf(item)),
        )
        return (
          <>
            {head(found.length)}
            <DemoNote of={found} />
            {found.length > 0 ? (
              <>
                <CardGrid label={label}>{sort(found).map(children)}</CardGrid>
                {pill}
              </>
            ) : filter && passed.length === 0 ? (
              filter.nothing
            ) : (
              <NothingFound asked={asked} />
            )}
          </>
        )
      }}
    </QueryView>
  )
}

export function RouteResultList({ pill }: { pill: ReactNode }) {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  return (
    <>
      <ResultList
        query={useQuery(routeQueries.list())}
        failed={t('route.listFailed')}
        empty={t('route.empty')}
        label={t('route.listTitle')}
        searchTextsOf={searchTextsOfRoute}
        alsoFound={useFoundInTexts(routeQueries.list, useAsked())}
        sort={(routes) => featuredFirst(routes, language)}
        head={(count) => <ListHead count={count} />}
        pill={pill}
      >
        {(route, index) => <RouteCard key={route.id} route={route} headingLevel={2} priority={index === 0} />}
      </ResultList>
      <LinkButton href={paths.routes()} variant="secondary" icon="sliders">
        {t('route.narrow')}
      </LinkButton>
    </>
  )
}

export function PackageResults() {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  return (
    <ResultList
      query={useQuery(packageQueries.list())}
      failed={t('package.listFailed')}
      empty={t('package.empty')}
      label={t('package.listTitle')}
      searchTextsOf={searchTextsOfPackage}
      alsoFound={useFoundInTexts(packageQueries.list, useAsked())}
      sort={(packages) => featuredFirst(packages, language)}
      head={(count) => <ListHead count={count} />}
    >
      {(item, index) => (
        <PackageCard key={item.id} travelPackage={item} headingLevel={2} priority={index === 0} />
      )}
    </ResultList>
  )
}

export function ActivityResults({ pill }: { pill: ReactNode }) {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const query = useQuery({
    ...experienceQueries.list(),
    select: (answer: { data: Experience[] }) => answer.data.filter(isActivity),
  })
  const sort = useSort(ACTIVITY_SORTS, query.data)
  return (
    <ResultList
      query={query}
      failed={t('experience.listFailed')}
      empty={t('experience.empty')}
      label={t('experience.filter.activities')}
      searchTextsOf={searchTextsOf}
      alsoFound={useFoundInTexts(experienceQueries.list, useAsked())}
      sort={(found) => sortExperiences(found, sort.value, language)}
      head={(count) => <ListHead count={count} sort={sort} />}
      pill={pill}
    >
      {(item, index) => (
        <ExperienceCard key={item.id} experience={item} headingLevel={2} priority={index === 0} />
      )}
    </ResultList>
  )
}
