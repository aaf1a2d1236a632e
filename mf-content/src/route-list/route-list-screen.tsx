import { defineScreen } from '@sureda/remote/define-screen'
import { QueryView } from '@sureda/remote/query-view'
import { useSession } from '@sureda/remote/session'
import { Button } from '@sureda/ui/button'
import { CardList } from '@sureda/ui/card-list'
import { Chip } from '@sureda/ui/chip'
import { EmptyState } from '@sureda/ui/empty-state'
import { Screen } from '@sureda/ui/screen'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { RouteCard } from '../cards/route-card.tsx'
import { featuredFirst } from '../domain/experience-filter.ts'
import { filterRoutes, type RouteFilter, readRouteFilter, routeFilterParams } from '../domain/route-filter.ts'
import { Later } from '../frame/later.tsx'
import { routeQueries } from '../queries/route-queries.ts'
import css from './route-list-screen.module.css'

const loadSheet = () => import('./route-filter-sheet.tsx')
const NO_FILTER: RouteFilter = { distance: [], time: [], difficulty: [] }

/** The routes, narrowed by distance, time and difficulty; what is chosen stands in the address and above the list. */
function RouteList() {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const [search, setSearch] = useSearchParams()
  const [isOpen, setIsOpen] = useState(false)
  const query = useQuery(routeQueries.list())
  const filter = readRouteFilter(search)
  const apply = (next: RouteFilter) =>
    setSearch(routeFilterParams(next), { replace: true, preventScrollReset: true })
  const chosen = (['distance', 'time', 'difficulty'] as const).flatMap((kind) =>
    filter[kind].map((value) => ({ kind, value: value as string })),
  )
  const remove = (kind: keyof RouteFilter, value: string) =>
    apply({ ...filter, [kind]: filter[kind].filter((word) => word !== value) })
  return (
    <Screen title={t('route.listTitle')} lead={t('route.lead')}>
      <div className={css.bar}>
        <Button
          icon="sliders"
          variant="secondary"
          size="small"
          aria-haspopup="dialog"
          onPress={() => setIsOpen(true)}
        >
          {t('filter.open')}
        </Button>
        {chosen.map(({ kind, value }) => {
          const label = t(`route.${kind}.${value}`)
          return (
            <Chip
              key={`${kind} ${value}`}
              onRemove={() => remove(kind, value)}
              removeLabel={t('filter.remove', { name: label })}
            >
              {label}
            </Chip>
          )
        })}
      </div>
      <QueryView query={query} shape="cards" failed={t('route.listFailed')}>
        {(all) => {
          const shown = filterRoutes(featuredFirst(all, language), filter)
          return (
            <>
              {shown.length === 0 ? (
                <EmptyState
                  title={t(chosen.length > 0 ? 'route.noMatch' : 'route.empty')}
                  text={t(chosen.length > 0 ? 'route.noMatchText' : 'state.emptyText')}
                  motif="oak"
                  action={
                    chosen.length > 0 && <Button onPress={() => apply(NO_FILTER)}>{t('filter.clear')}</Button>
                  }
                />
              ) : (
                <CardList layout="grid" label={t('route.listTitle')}>
                  {shown.map((route, index) => (
                    <RouteCard key={route.id} route={route} headingLevel={2} priority={index === 0} />
                  ))}
                </CardList>
              )}
              {isOpen && (
                <Later
                  load={loadSheet}
                  props={{ routes: all, filter, onApply: apply, onClose: () => setIsOpen(false) }}
                />
              )}
            </>
          )
        }}
      </QueryView>
    </Screen>
  )
}

export default defineScreen({ Component: RouteList, queries: () => [routeQueries.list()] })
