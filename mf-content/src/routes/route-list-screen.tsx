import { paths } from '@sureda/contract/remote/paths'
import type { Route } from '@sureda/contract/schemas/catalogue/route'
import { QueryView } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { defineScreen } from '@sureda/remote/shell'
import { LinkButton } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RouteCard } from '../shared/cards/route-card.tsx'
import { routeQueries } from '../shared/content/content-queries.ts'
import { featuredFirst } from '../shared/content/experience-filter.ts'
import { CardGrid } from '../shared/lists/card-grid.tsx'
import { RouteResults } from './list/route-results.tsx'

/** The routes with search and filters; the choices are in the address and above the list. */
function RouteList() {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const query = useQuery(routeQueries.list())
  return (
    <Screen title={t('route.listTitle')} lead={t('route.lead')}>
      <QueryView query={query} shape="cards" failed={t('route.listFailed')}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title={t('route.empty')}
              text={t('state.emptyText')}
              motif="oak"
              action={<LinkButton href={paths.stories()}>{t('story.listTitle')}</LinkButton>}
            />
          ) : (
            <RouteResults routes={featuredFirst(all, language)}>
              {(shown) => <Cards routes={shown} />}
            </RouteResults>
          )
        }
      </QueryView>
    </Screen>
  )
}

function Cards({ routes }: { routes: readonly Route[] }) {
  const { t } = useTranslation('content')
  return (
    <CardGrid label={t('route.listTitle')}>
      {routes.map((route, index) => (
        <RouteCard key={route.id} route={route} headingLevel={2} priority={index === 0} />
      ))}
    </CardGrid>
  )
}

export default defineScreen({ Component: RouteList, queries: () => [routeQueries.list()] })
