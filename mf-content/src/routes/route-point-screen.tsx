import { paths } from '@sureda/contract/remote/paths'
import { defineScreen } from '@sureda/remote/shell'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { DetailView } from '../shared/detail/detail-view.tsx'
import { PointPage } from './point/point-page.tsx'
import { routeOfPoint } from './point/route-point-queries.ts'

function RoutePointScreen() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const { t } = useTranslation('content')
  const query = useQuery(routeOfPoint(id, search.get('route')))
  return (
    <DetailView
      query={query}
      title={t('point.title')}
      failed={t('point.failed')}
      missing={{ title: t('point.missing'), href: paths.routes(), label: t('route.listTitle') }}
    >
      {(route) => {
        // the query has checked that the route has this point
        const point = route.points.find((one) => one.id === id)
        return point && <PointPage route={route} point={point} query={query} key={id} />
      }}
    </DetailView>
  )
}

export default defineScreen({
  Component: RoutePointScreen,
  queries: ({ id = '' }) => [routeOfPoint(id, null)],
})
