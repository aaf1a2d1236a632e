import type { Route } from '@sureda/contract/schemas/catalogue/route'
import { dayIn, useNow } from '@sureda/remote/device'
import { useFormat, useTimeZone } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { ScrollRow } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { RouteCard } from '../../shared/cards/route-card.tsx'
import { type DayArc, dayArc } from '../../shared/days/day-arc.ts'
import { seasonOf } from '../../shared/days/day-light.ts'
import { fittingRoutes } from '../../shared/days/fitting-routes.ts'
import css from './light-left.module.css'

/** Cards in the row. */
const SHOWN = 5
/** Used when the tenant has no position: the middle of the cork lands. */
const CORK_LANDS = [40.6, -1.5] as const

/** The daylight that is left today, and the walks that fit into it. */
export function LightLeft({ routes }: { routes: readonly Route[] }) {
  const { t } = useTranslation('content')
  const [latitude, longitude] = useSession((state) => state.tenant?.map.center) ?? CORK_LANDS
  const timeZone = useTimeZone()
  const now = useNow(60_000)
  const arc = dayArc(now, latitude, longitude)
  const minutes = arc?.share == null ? null : arc.minutesLeft
  const fitting = fittingRoutes(routes, minutes, seasonOf(dayIn(timeZone, now))).slice(0, SHOWN)
  const label = minutes === null ? t('hub.tomorrow') : t('hub.fits')
  return (
    <section className={css.light} aria-label={t('hub.light')}>
      {arc && <Arc arc={arc} />}
      {fitting.length > 0 ? (
        <>
          <h2 className={css.title}>{label}</h2>
          <ScrollRow label={label}>
            {fitting.map((route, index) => (
              <RouteCard key={route.id} route={route} sizes="row" priority={index === 0} />
            ))}
          </ScrollRow>
        </>
      ) : (
        <p className={css.note}>{t('hub.nothingFits')}</p>
      )}
    </section>
  )
}

const [WIDTH, HEIGHT] = [340, 74]
/** A point of the sun's path over the hills, from edge to edge. */
const pointOn = (share: number) => ({
  x: 14 + share * (WIDTH - 28),
  y: HEIGHT - 12 - Math.sin(share * Math.PI) * (HEIGHT - 26),
})
const WAY = `M${Array.from({ length: 33 }, (_, step) => {
  const { x, y } = pointOn(step / 32)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}).join('L')}`

function Arc({ arc }: { arc: DayArc }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const [rise, set] = [format.time(arc.sunrise.toISOString()), format.time(arc.sunset.toISOString())]
  const sun = arc.share === null ? null : pointOn(arc.share)
  return (
    <div className={css.sky} data-down={sun ? undefined : ''}>
      <p className={css.text}>
        {sun ? (
          <>
            <strong className={css.left}>{format.duration(arc.minutesLeft)}</strong>
            <span>{t('hub.lightLeft', { time: set })}</span>
          </>
        ) : (
          <>
            <strong className={css.left}>{rise}</strong>
            <span>{t('hub.sunRises', { time: set })}</span>
          </>
        )}
      </p>
      <svg className={css.arc} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <path className={css.way} d={WAY} />
        {sun && (
          <>
            <circle className={css.glow} cx={sun.x} cy={sun.y} r="17" />
            <circle className={css.sun} cx={sun.x} cy={sun.y} r="9" />
          </>
        )}
        <path className={css.hills} d={`M0 ${HEIGHT}V62Q40 50 86 60T170 58T262 61T${WIDTH} 56V${HEIGHT}Z`} />
      </svg>
    </div>
  )
}
