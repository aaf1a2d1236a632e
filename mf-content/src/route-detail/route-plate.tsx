import type { RouteDetail } from '@sureda/contract/route'
import { useFormat } from '@sureda/remote/format'
import { CardMetaRow } from '@sureda/ui/card-meta'
import { useTranslation } from 'react-i18next'
import { useRouteMeta } from '../cards/route-card.tsx'
import { profileOf, sketchOf } from '../domain/route-sketch.ts'
import css from './route-plate.module.css'

const WIDTH = 340
const HEIGHT = 230
const PROFILE_HEIGHT = 64

/** The route drawn as on a plate of the guide: its line with numbered points, and its heights below. */
export function RoutePlate({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const meta = useRouteMeta(route)
  const { track, points, start } = route
  const profile = profileOf(track, WIDTH, PROFILE_HEIGHT)
  const { path, place } = sketchOf(track, WIDTH, HEIGHT, 22)
  const from = place(start.latitude, start.longitude)
  return (
    <figure className={css.plate}>
      {track.length > 1 && (
        <svg
          className={css.drawing}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={t('route.sketch', { count: points.length })}
        >
          <path className={css.shade} d={path} />
          <path className={css.line} d={path} />
          <circle className={css.start} cx={from.x} cy={from.y} r="7" />
          {points.map((point, index) => {
            const { x, y } = place(point.latitude, point.longitude)
            return (
              <g key={point.id}>
                <circle className={css.point} cx={x} cy={y} r="10" />
                <text className={css.number} x={x} y={y}>
                  {index + 1}
                </text>
              </g>
            )
          })}
        </svg>
      )}
      {profile && (
        <div className={css.profile}>
          <svg
            viewBox={`0 0 ${WIDTH} ${PROFILE_HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t('route.profile', {
              lowest: format.metres(profile.lowest),
              highest: format.metres(profile.highest),
            })}
          >
            <path className={css.ground} d={profile.area} />
            <path className={css.ridge} d={profile.line} vectorEffect="non-scaling-stroke" />
          </svg>
          <p className={css.heights} aria-hidden="true">
            <span>{format.metres(profile.highest)}</span>
            <span>{format.metres(profile.lowest)}</span>
          </p>
        </div>
      )}
      <figcaption className={css.caption}>
        <CardMetaRow items={meta} />
        {route.schematic && <p className={css.note}>{t('route.schematic')}</p>}
      </figcaption>
    </figure>
  )
}
