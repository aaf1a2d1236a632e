import { paths } from '@sureda/contract/paths'
import type { RouteDetail } from '@sureda/contract/route'
import { defineScreen } from '@sureda/remote/define-screen'
import { useFormat } from '@sureda/remote/format'
import { pictureOf } from '@sureda/remote/picture-of'
import { useScreenTitle } from '@sureda/remote/screen-title'
import { type Freshness, SeenNotice } from '@sureda/remote/seen-notice'
import { EmptyState } from '@sureda/ui/empty-state'
import { LinkButton } from '@sureda/ui/link-button'
import { BarkEdge } from '@sureda/ui/motif'
import { Picture } from '@sureda/ui/picture'
import { Screen } from '@sureda/ui/screen'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { DetailView } from '../frame/detail-view.tsx'
import { PlaceSection } from '../frame/place-section.tsx'
import { Prose } from '../frame/prose.tsx'
import { StatusNotice } from '../frame/status-notice.tsx'
import { routeOfPoint } from '../queries/route-point-queries.ts'
import css from './route-point-screen.module.css'

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
      {(route) => <PointPage route={route} pointId={id} query={query} key={id} />}
    </DetailView>
  )
}

interface PointPageProps {
  route: RouteDetail
  pointId: string
  query: Freshness
}

/** One stop, with the way to the one before and the one after. */
function PointPage({ route, pointId, query }: PointPageProps) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const { points } = route
  const index = points.findIndex(({ id }) => id === pointId)
  const point = points[index]
  useScreenTitle(point?.name)
  if (!point) return <EmptyState title={t('point.missing')} />
  const address = (id: string) => `${paths.routePoint(id)}?route=${encodeURIComponent(route.id)}`
  const before = points[index - 1]
  const after = points[index + 1]
  return (
    <Screen
      title={point.name}
      eyebrow={`${route.title} · ${t('shell:common.position', { index: index + 1, total: points.length })}`}
      hero={
        point.image ? (
          <>
            <Picture {...pictureOf(point, 'full', { ratio: '3/2', priority: true })} />
            <BarkEdge />
          </>
        ) : undefined
      }
      footer={
        <nav className={css.steps} aria-label={t('point.steps')}>
          {before ? (
            <LinkButton
              href={address(before.id)}
              variant="secondary"
              icon="arrow-left"
              aria-label={`${t('shell:common.previous')}: ${before.name}`}
            >
              {t('shell:common.previous')}
            </LinkButton>
          ) : (
            <LinkButton href={paths.route(route.id)} variant="secondary" icon="route">
              {t('point.toRoute')}
            </LinkButton>
          )}
          {after ? (
            <LinkButton
              href={address(after.id)}
              iconEnd="arrow-right"
              aria-label={`${t('shell:common.next')}: ${after.name}`}
            >
              {t('shell:common.next')}
            </LinkButton>
          ) : (
            <LinkButton href={paths.route(route.id)} icon="flag">
              {t('point.toRoute')}
            </LinkButton>
          )}
        </nav>
      }
    >
      <SeenNotice query={query} />
      {/* Somebody who arrives by a link to one stop has not seen the warning of its route. */}
      <StatusNotice of={route} />
      {point.elevation !== null && (
        <p className={css.height}>{t('point.height', { height: format.metres(point.elevation) })}</p>
      )}
      <Prose text={point.description} dropCap />
      <PlaceSection
        latitude={point.latitude}
        longitude={point.longitude}
        name={point.name}
        isApproximate={route.schematic}
      />
    </Screen>
  )
}

export default defineScreen({ Component: RoutePointScreen })
