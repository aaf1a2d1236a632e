import { paths } from '@sureda/contract/remote/paths'
import { isWarned } from '@sureda/contract/rules/notice-of'
import type { Route } from '@sureda/contract/schemas/catalogue/route'
import { pictureOf, type SIZES, useFormat } from '@sureda/remote/format'
import type { CardMeta } from '@sureda/ui/base'
import { ImageCard, ListCard } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { FavoriteToggle } from './favorite-toggle.tsx'
import { WarningBadge } from './warning-badge.tsx'

interface RouteCardProps {
  route: Route
  sizes?: keyof typeof SIZES
  headingLevel?: 2 | 3
  priority?: boolean
}

export function RouteCard({ route, sizes = 'card', headingLevel = 3, priority }: RouteCardProps) {
  const { t } = useTranslation('content')
  return (
    <ImageCard
      href={paths.route(route.id)}
      title={route.title}
      eyebrow={`${t(`route.difficulty.${route.difficulty}`)} · ${t(`route.geometry.${route.geometry}`)}`}
      text={route.summary}
      picture={pictureOf(route, sizes, { priority, ratio: '3/2' })}
      badge={isWarned(route) ? <WarningBadge /> : undefined}
      meta={useRouteMeta(route)}
      favorite={<FavoriteToggle type="route" id={route.id} title={route.title} />}
      headingLevel={headingLevel}
    />
  )
}

/** A route as a row of a list. */
export function RouteRow({ route }: { route: Route }) {
  const { t } = useTranslation('content')
  return (
    <ListCard
      href={paths.route(route.id)}
      title={route.title}
      eyebrow={t(`route.difficulty.${route.difficulty}`)}
      text={route.start.name}
      picture={pictureOf(route, 'thumb', { alt: '' })}
      meta={useRouteMeta(route)}
    />
  )
}

export function useRouteMeta({ distance, duration, elevation_gain }: Route): CardMeta[] {
  const { t } = useTranslation('content')
  const format = useFormat()
  return [
    { icon: 'route', text: format.distance(distance), label: t('fact.distance') },
    { icon: 'clock', text: format.duration(duration), label: t('fact.duration') },
    ...(elevation_gain === null
      ? []
      : [{ icon: 'mountain' as const, text: `+${format.metres(elevation_gain)}`, label: t('fact.gain') }]),
  ]
}
