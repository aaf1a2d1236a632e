import { paths } from '@sureda/contract/remote/paths'
import type { RouteDetail, RoutePoint } from '@sureda/contract/schemas/catalogue/route'
import { pictureOf } from '@sureda/remote/format'
import { type Freshness, StaleNotice } from '@sureda/remote/query'
import { HeaderActions, useScreenTitle } from '@sureda/remote/shell'
import { LazyPart, PhotoCredit, StatusNotice } from '@sureda/remote/ui'
import { BarkEdge, LinkButton, Picture, TextLink } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useTranslation } from 'react-i18next'
import { PlaceSection } from '../../shared/detail/place-section.tsx'
import { Prose } from '../../shared/detail/prose.tsx'
import { ShareButton } from '../../shared/detail/share-button.tsx'
import { loadCheckIn } from '../../shared/member/load-member-part.ts'
import css from './point-page.module.css'
import { useNeighbours } from './use-neighbours.ts'
import { WayStrip } from './way-strip.tsx'

interface PointPageProps {
  route: RouteDetail
  point: RoutePoint
  query: Freshness
}

/** One stop, its position on the route, and navigation to the stops before and after by button, swipe or arrow key. */
export function PointPage({ route, point, query }: PointPageProps) {
  const { t } = useTranslation('content')
  const { points } = route
  const index = points.indexOf(point)
  const [before, after] = [points[index - 1], points[index + 1]]
  const address = (id: string) => paths.routePoint(id, route.id)
  useScreenTitle(point.name)
  useNeighbours(before && address(before.id), after && address(after.id))
  return (
    <Screen
      title={point.name}
      eyebrow={t('shell:common.position', { index: index + 1, total: points.length })}
      hero={
        point.image ? (
          <>
            <Picture {...pictureOf(point, 'full', { ratio: '3/2', priority: true })}>
              <BarkEdge />
            </Picture>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
          </>
        ) : undefined
      }
      footer={
        <nav className={css.steps} aria-label={t('point.steps')}>
          <Step to={before} address={address} isBack toRoute={paths.route(route.id)} />
          <Step to={after} address={address} toRoute={paths.route(route.id)} />
        </nav>
      }
    >
      <HeaderActions>
        <ShareButton title={point.name} address={address(point.id)} />
      </HeaderActions>
      <PhotoCredit of={point} />
      <StaleNotice query={query} />
      {/* a visitor who follows a link to a stop has not seen the warning of its route */}
      <StatusNotice of={route} />
      <div className={css.way}>
        <TextLink href={`${paths.route(route.id)}?tab=points`} icon="route" variant="standalone">
          {route.title}
        </TextLink>
        <WayStrip route={route} index={index} />
      </div>
      <Prose text={point.description} dropCap />
      {point.check_in && (
        <LazyPart
          load={loadCheckIn}
          props={{
            offer: point.check_in,
            title: point.name,
            latitude: point.latitude,
            longitude: point.longitude,
          }}
          placeholder={<div className={css.stampSpace} data-needs-scripts="" />}
          whenNear
        />
      )}
      <PlaceSection
        latitude={point.latitude}
        longitude={point.longitude}
        name={point.name}
        isApproximate={route.schematic}
      />
    </Screen>
  )
}

interface StepProps {
  /** The neighbour; at both ends of the route the button leads back to the route. */
  to: RoutePoint | undefined
  address: (id: string) => string
  toRoute: string
  isBack?: boolean
}

function Step({ to, address, toRoute, isBack }: StepProps) {
  const { t } = useTranslation('content')
  const variant = isBack ? 'secondary' : 'primary'
  if (!to)
    return (
      <LinkButton href={toRoute} variant={variant} icon={isBack ? 'route' : 'flag'}>
        {t('point.toRoute')}
      </LinkButton>
    )
  const word = t(isBack ? 'shell:common.previous' : 'shell:common.next')
  return (
    <LinkButton
      href={address(to.id)}
      variant={variant}
      icon={isBack ? 'arrow-left' : undefined}
      iconEnd={isBack ? undefined : 'arrow-right'}
      aria-label={`${word}: ${to.name}`}
    >
      {word}
    </LinkButton>
  )
}
