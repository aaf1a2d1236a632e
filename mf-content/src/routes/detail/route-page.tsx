import { paths } from '@sureda/contract/remote/paths'
import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { pictureOf } from '@sureda/remote/format'
import { SaveOffline } from '@sureda/remote/offline'
import { type Freshness, StaleNotice } from '@sureda/remote/query'
import { HeaderActions, shell, useScreenTitle } from '@sureda/remote/shell'
import { LazyPart, PhotoCredit, StatusNotice } from '@sureda/remote/ui'
import { LinkButton, Picture } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FavoriteToggle } from '../../shared/cards/favorite-toggle.tsx'
import { ShareButton } from '../../shared/detail/share-button.tsx'
import { AfterFirstPaint } from '../../shared/loading/after-first-paint.tsx'
import { DemoNote } from '../../shared/loading/notes.tsx'
import { RidgeEdge } from './ridge-edge.tsx'
import { RouteFigures } from './route-figures.tsx'
import { RouteGlance } from './route-glance.tsx'
import css from './route-page.module.css'
import { RouteTabs } from './route-tabs.tsx'

/** The stamp at the page's end loads after the parts that are tapped first. */
const WALKED_AFTER_MS = 1_500
const loadOverview = () => import(/* webpackChunkName: "route-tabs" */ './route-overview.tsx')
// in one file with the other parts for members (shared/member/load-member-part.ts): every file adds to the remote's entry
const loadWalked = () => import(/* webpackChunkName: "member" */ '../walked/walked-card.tsx')

/** One route: the notice first, then its figures, line, six tabs, and the stamp. */
export function RoutePage({ route, query }: { route: RouteDetail; query: Freshness }) {
  const { t } = useTranslation('content')
  useScreenTitle(route.title)
  const isMap = useSearchParams()[0].get('tab') === 'map'
  return (
    <Screen
      title={route.title}
      eyebrow={`${t(`route.difficulty.${route.difficulty}`)} · ${t(`route.geometry.${route.geometry}`)}`}
      lead={route.summary}
      hero={
        <>
          {route.status_note && (
            <div className={css.notice}>
              <StatusNotice of={route} />
            </div>
          )}
          <Picture {...pictureOf(route, 'full', { ratio: '3/2', priority: true })}>
            <RidgeEdge track={route.track} />
          </Picture>
        </>
      }
      footer={
        shell().canOpen(paths.map()) && (
          // a sketch is not exact enough to follow
          <LinkButton
            href={paths.mapOfRoute(route.id)}
            icon={route.schematic ? 'map' : 'navigation'}
            variant={route.schematic ? 'secondary' : 'primary'}
            size="large"
            isFullWidth
          >
            {t(route.schematic ? 'route.seeOnMap' : 'route.follow')}
          </LinkButton>
        )
      }
    >
      <HeaderActions>
        <FavoriteToggle type="route" id={route.id} title={route.title} variant="quiet" />
        <ShareButton title={route.title} />
      </HeaderActions>
      <PhotoCredit of={route} />
      <StaleNotice query={query} />
      <DemoNote of={[route]} />
      <RouteFigures route={route} />
      <RouteGlance route={route} />
      <AfterFirstPaint>
        {route.track.length > 1 && (
          <LazyPart
            load={loadOverview}
            props={{ route, isMap }}
            placeholder={<div className={css.space} />}
          />
        )}
        <RouteTabs route={route} />
        <SaveOffline kind="route" id={route.id} title={route.title} />
        <LazyPart load={loadWalked} props={{ route }} afterMs={WALKED_AFTER_MS} />
      </AfterFirstPaint>
    </Screen>
  )
}
