import type { RouteDetail } from '@sureda/contract/route'
import { HeaderActions } from '@sureda/remote/header-actions'
import { pictureOf } from '@sureda/remote/picture-of'
import { useScreenTitle } from '@sureda/remote/screen-title'
import { type Freshness, SeenNotice } from '@sureda/remote/seen-notice'
import { BarkEdge } from '@sureda/ui/motif'
import { Picture } from '@sureda/ui/picture'
import { Screen } from '@sureda/ui/screen'
import { useTranslation } from 'react-i18next'
import { Heart } from '../frame/heart.tsx'
import { PlaceSection } from '../frame/place-section.tsx'
import { Prose } from '../frame/prose.tsx'
import { ShareButton } from '../frame/share-button.tsx'
import { StatusNotice } from '../frame/status-notice.tsx'
import { RouteFacts } from './route-facts.tsx'
import { RoutePlate } from './route-plate.tsx'
import { RoutePoints } from './route-points.tsx'
import { RouteSafety } from './route-safety.tsx'

/** One route: the notice before everything else, then its drawing, its facts, its points, and how to come back safe. */
export function RoutePage({ route, query }: { route: RouteDetail; query: Freshness }) {
  const { t } = useTranslation('content')
  useScreenTitle(route.title)
  return (
    <Screen
      title={route.title}
      eyebrow={`${t(`route.difficulty.${route.difficulty}`)} · ${t(`route.geometry.${route.geometry}`)}`}
      lead={route.summary}
      hero={
        <>
          <Picture {...pictureOf(route, 'full', { ratio: '3/2', priority: true })} />
          <BarkEdge />
        </>
      }
    >
      <HeaderActions>
        <Heart type="route" id={route.id} title={route.title} variant="quiet" />
        <ShareButton title={route.title} />
      </HeaderActions>
      <SeenNotice query={query} />
      <StatusNotice of={route} />
      <RoutePlate route={route} />
      <Prose text={route.description} />
      <RouteFacts route={route} />
      <RoutePoints route={route} />
      <RouteSafety route={route} />
      <PlaceSection
        latitude={route.start.latitude}
        longitude={route.start.longitude}
        name={route.start.name}
        address={route.parking}
      />
    </Screen>
  )
}
