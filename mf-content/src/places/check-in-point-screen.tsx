import { paths } from '@sureda/contract/remote/paths'
import type { CheckInPoint } from '@sureda/contract/schemas/guides/check-in-point'
import { contentResource, type Freshness, StaleNotice } from '@sureda/remote/query'
import { defineScreen, useScreenTitle } from '@sureda/remote/shell'
import { LazyPart } from '@sureda/remote/ui'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { DetailView } from '../shared/detail/detail-view.tsx'
import { PlaceSection } from '../shared/detail/place-section.tsx'
import { Prose } from '../shared/detail/prose.tsx'
import { loadCheckIn } from '../shared/member/load-member-part.ts'

const points = contentResource('check-in-points')

/** The screen behind the QR code of a check-in point: the stamp comes first. */
function CheckInPointScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('content')
  const query = useQuery(points.detail(id))
  return (
    <DetailView
      query={query}
      title={t('checkInPoint.title')}
      failed={t('checkInPoint.failed')}
      missing={{ title: t('checkInPoint.missing'), href: paths.map(), label: t('place.map') }}
    >
      {(point) => <PointPage point={point} query={query} key={id} />}
    </DetailView>
  )
}

function PointPage({ point, query }: { point: CheckInPoint; query: Freshness }) {
  const { t } = useTranslation('content')
  useScreenTitle(point.name)
  const { id, radius, latitude, longitude } = point
  return (
    <Screen title={point.name} eyebrow={t('checkInPoint.title')}>
      <StaleNotice query={query} />
      <LazyPart
        load={loadCheckIn}
        props={{
          offer: { id, points: point.points, radius_m: radius, latitude, longitude },
          title: point.name,
          latitude,
          longitude,
        }}
      />
      {point.description && <Prose text={point.description} />}
      <PlaceSection latitude={latitude} longitude={longitude} name={point.name} />
    </Screen>
  )
}

export default defineScreen({
  Component: CheckInPointScreen,
  queries: ({ id = '' }) => [points.detail(id)],
})
