import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { useFormat } from '@sureda/remote/format'
import { useTranslation } from 'react-i18next'
import {
  drawable,
  hasHeights,
  heightsOf,
  kilometresAt,
  measured,
  stopsAlong,
} from '../../shared/geo/along-track.ts'
import { profileOf } from '../route-sketch.ts'
import css from './way-strip.module.css'

const [WIDTH, HEIGHT] = [340, 40]

/** The profile of the route with all its stops; the present one is filled. */
export function WayStrip({ route, index }: { route: RouteDetail; index: number }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const way = measured(drawable(route.track, 300))
  if (way.points.length < 2 || way.length === 0) return null
  const profile = hasHeights(way.points) ? profileOf(way.points, WIDTH, HEIGHT) : null
  const stops = stopsAlong(way, route.points)
  const heights = heightsOf(way)
  const y = (metres: number) => {
    if (!profile) return HEIGHT / 2
    const at = heights.findIndex(({ distance }) => distance >= metres)
    const elevation = heights[at === -1 ? heights.length - 1 : at]?.elevation ?? profile.lowest
    return HEIGHT - ((elevation - profile.lowest) / Math.max(profile.highest - profile.lowest, 60)) * HEIGHT
  }
  const done = kilometresAt(way, stops[index] ?? 0, route.distance)
  const elevation = route.points[index]?.elevation ?? null
  return (
    <div className={css.strip}>
      <svg viewBox={`-9 -9 ${WIDTH + 18} ${HEIGHT + 18}`} aria-hidden="true" focusable="false">
        <path
          className={css.line}
          d={profile?.line ?? `M0 ${HEIGHT / 2}H${WIDTH}`}
          vectorEffect="non-scaling-stroke"
        />
        {stops.map((metres, stop) => (
          <circle
            key={route.points[stop]?.id}
            className={css.stop}
            data-here={stop === index || undefined}
            cx={(metres / way.length) * WIDTH}
            cy={y(metres)}
            r={stop === index ? 8 : 4}
          />
        ))}
      </svg>
      <p className={css.text}>
        {[
          t('point.along', { done: format.distance(done), all: format.distance(route.distance) }),
          elevation !== null && t('point.height', { height: format.metres(elevation) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}
