import { paths } from '@sureda/contract/remote/paths'
import { matchesText } from '@sureda/contract/rules/text-match'
import type { Experience } from '@sureda/contract/schemas/catalogue/experience'
import { QueryView } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { CardList, LinkButton } from '@sureda/ui/base'
import { EmptyState } from '@sureda/ui/states'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExperienceCard } from '../../shared/cards/experience-card.tsx'
import { PackageCard } from '../../shared/cards/package-card.tsx'
import { RouteCard } from '../../shared/cards/route-card.tsx'
import { featuredFirst, isActivity, wordsOf } from '../../shared/content/experience-filter.ts'
import { experienceQueries } from '../../shared/content/experience-queries.ts'
import { wordsOfPackage } from '../../shared/content/package-filter.ts'
import { packageQueries } from '../../shared/content/package-queries.ts'
import { routeQueries } from '../../shared/content/route-queries.ts'
import { wordsOfRoute } from '../../shared/content/route-words.ts'
import { ListHead } from '../../shared/lists/list-head.tsx'
import { NothingFound } from '../../shared/lists/nothing-found.tsx'
import { useFoundInTexts } from '../../shared/lists/use-found-in-texts.ts'
import { useListAddress } from '../../shared/lists/use-list-address.ts'
import { DemoLine } from '../../shared/loading/quiet-lines.tsx'
import { ACTIVITY_SORTS, sortExperiences } from './experience-sort.ts'
import { useSort } from './use-sort.ts'

interface PlatesProps<T> {
  query: UseQueryResult<T[]>
  failed: string
  empty: string
  label: string
  /** What passes, where a filter narrows the chapter, and what stands there when nothing does. */
  filter?: { passes: (item: T) => boolean; nothing: ReactNode }
  /** Texts that a search looks through. */
  wordsOf: (item: T) => readonly (string | null | undefined)[]
  /** Ids that the server has found. */
  alsoFound: ReadonlySet<string>
  sort: (items: readonly T[]) => T[]
  head: (count: number) => ReactNode
  /** Leads to the same things on the map; not where there are none, it would lie over the way out. */
  pill?: ReactNode
  children: (item: T, index: number) => ReactNode
}

const useAsked = () => useListAddress().search.get('q') ?? ''

/** One chapter in full, plate under plate, narrowed by what is asked for. */
export function Plates<T extends { id: string; demo?: boolean }>(props: PlatesProps<T>) {
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
          (item) => alsoFound.has(item.id) || matchesText(asked, props.wordsOf(item)),
        )
        return (
          <>
            {head(found.length)}
            <DemoLine of={found} />
            {found.length > 0 ? (
              <>
                <CardList layout="grid" label={label}>
                  {sort(found).map(children)}
                </CardList>
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

export function RoutePlates({ pill }: { pill: ReactNode }) {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  return (
    <>
      <Plates
        query={useQuery(routeQueries.list())}
        failed={t('route.listFailed')}
        empty={t('route.empty')}
        label={t('route.listTitle')}
        wordsOf={wordsOfRoute}
        alsoFound={useFoundInTexts(routeQueries.list, useAsked())}
        sort={(routes) => featuredFirst(routes, language)}
        head={(count) => <ListHead count={count} />}
        pill={pill}
      >
        {(route, index) => <RouteCard key={route.id} route={route} headingLevel={2} priority={index === 0} />}
      </Plates>
      <LinkButton href={paths.routes()} variant="secondary" icon="sliders">
        {t('route.narrow')}
      </LinkButton>
    </>
  )
}

export function PackPlates() {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  return (
    <Plates
      query={useQuery(packageQueries.list())}
      failed={t('package.listFailed')}
      empty={t('package.empty')}
      label={t('package.listTitle')}
      wordsOf={wordsOfPackage}
      alsoFound={useFoundInTexts(packageQueries.list, useAsked())}
      sort={(packages) => featuredFirst(packages, language)}
      head={(count) => <ListHead count={count} />}
    >
      {(item, index) => (
        <PackageCard key={item.id} travelPackage={item} headingLevel={2} priority={index === 0} />
      )}
    </Plates>
  )
}

export function ActivityPlates({ pill }: { pill: ReactNode }) {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const query = useQuery({
    ...experienceQueries.list(),
    select: (answer: { data: Experience[] }) => answer.data.filter(isActivity),
  })
  const sort = useSort(ACTIVITY_SORTS, query.data)
  return (
    <Plates
      query={query}
      failed={t('experience.listFailed')}
      empty={t('experience.empty')}
      label={t('experience.filter.activities')}
      wordsOf={wordsOf}
      alsoFound={useFoundInTexts(experienceQueries.list, useAsked())}
      sort={(found) => sortExperiences(found, sort.value, language)}
      head={(count) => <ListHead count={count} sort={sort} />}
      pill={pill}
    >
      {(item, index) => (
        <ExperienceCard key={item.id} experience={item} headingLevel={2} priority={index === 0} />
      )}
    </Plates>
  )
}
