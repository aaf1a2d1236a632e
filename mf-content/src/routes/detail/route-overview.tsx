import { paths } from '@sureda/contract/remote/paths'
import { elevationChangeOfParts } from '@sureda/contract/rules/elevation-change'
import { partsOf } from '@sureda/contract/rules/track-parts'
import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { useFormat } from '@sureda/remote/format'
import { Slot, shell } from '@sureda/remote/shell'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  drawable,
  hasHeights,
  heightsOf,
  kilometresAt,
  measured,
  stopsAlong,
} from '../../shared/geo/along-track.ts'
import css from './route-overview.module.css'
import { RouteProfile } from './route-profile.tsx'
import { RouteSketch } from './route-sketch.tsx'

interface RouteOverviewProps {
  route: RouteDetail
  /** Shows the real map instead of the drawing, because its tab is open. */
  isMap: boolean
}

/** Line and elevation profile with one common cursor. It is a drawing until the map is asked for, because the map costs data. */
export default function RouteOverview({ route, isMap }: RouteOverviewProps) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const [cursor, setCursor] = useState<number | null>(null)
  const track = drawable(route.track)
  if (track.length < 2) return null
  const way = measured(track)
  const kilometres = (metres: number) => format.distance(kilometresAt(way, metres, route.distance))
  return (
    <section className={css.overview} aria-label={t('route.overview')}>
      <div className={css.map}>
        {isMap && shell().canOpen(paths.map()) ? (
          <Slot
            name="map.route"
            label={route.title}
            routeId={route.id}
            track={track}
            points={route.points}
            cursor={cursor}
            onCursorChange={setCursor}
          />
        ) : (
          <div className={css.drawn}>
            <RouteSketch route={route} way={way} cursor={cursor} />
          </div>
        )}
      </div>
      {hasHeights(track) ? (
        <RouteProfile
          route={route}
          points={heightsOf(way)}
          gain={elevationChangeOfParts(partsOf(track).map((part) => part.map((point) => point[2]))).gain}
          stops={stopsAlong(way, route.points)}
          kilometres={kilometres}
          cursor={cursor}
          onCursorChange={setCursor}
        />
      ) : (
        <p>{t('route.noHeights')}</p>
      )}
    </section>
  )
}
