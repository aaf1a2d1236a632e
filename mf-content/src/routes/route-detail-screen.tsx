import { paths } from '@sureda/contract/remote/paths'
import { defineScreen } from '@sureda/remote/shell'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { routeQueries } from '../shared/content/content-queries.ts'
import { DetailView } from '../shared/detail/detail-view.tsx'
import { RoutePage } from './detail/route-page.tsx'

function RouteDetailScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('content')
  const query = useQuery(routeQueries.detail(id))
  return (
    <DetailView
      query={query}
      title={t('route.title')}
      failed={t('route.failed')}
      missing={{ title: t('route.missing'), href: paths.routes(), label: t('route.listTitle') }}
    >
      {(route) => <RoutePage route={route} query={query} key={id} />}
    </DetailView>
  )
}

export default defineScreen({
  Component: RouteDetailScreen,
  queries: ({ id = '' }) => [routeQueries.detail(id)],
})
