import { paths } from '@sureda/contract/remote/paths'
import { useSession } from '@sureda/remote/session'
import type { SlotProps } from '@sureda/remote/shell'
import { defineSlot } from '@sureda/remote/shell'
import { useLazyPart } from '@sureda/remote/ui'
import { TextLink } from '@sureda/ui/base'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GroundNotice } from '../ground/ground-notice.tsx'
import { useGround } from '../ground/use-ground.ts'
import type { WayStop } from '../leaflet/way-map.ts'
import { closedWithin } from '../shared/closed-land/closed-land.ts'
import { ClosedLandList } from '../shared/closed-land/closed-land-list.tsx'
import { useClosedAreas } from '../shared/closed-land/use-closed-areas.ts'
import { boundsOf, middleOf } from '../shared/geo/bounds.ts'
import { wayOf } from '../shared/geo/way.ts'
import { useNear } from '../shared/use-near.ts'
import { DrawnRoute } from './drawn-route.tsx'
import css from './route-map.module.css'

const loadCanvas = () => import('./route-canvas.tsx')

/** One route with its stops. A finger on the line moves the cursor of the elevation profile, and the profile moves the dot here. */
function RouteMap({ label, routeId, track, points, cursor, onCursorChange }: SlotProps['map.route']) {
  const { t } = useTranslation('map')
  const land = useSession((state) => state.tenant?.map.bounds)
  const place = useRef<HTMLDivElement>(null)
  const canvas = useLazyPart(useNear(place) ? loadCanvas : null)
  const ground = useGround()
  const [chosen, setChosen] = useState<WayStop | null>(null)
  const way = wayOf(track)
  const bounds = boundsOf([
    ...way.parts.flat(),
    ...points.map(({ latitude, longitude }): [number, number] => [latitude, longitude]),
  ]) ??
    land ?? [
      [41, 2],
      [42, 3],
    ]
  const { areas } = useClosedAreas()
  const closed = closedWithin(areas, bounds)
  const props = {
    way,
    closed,
    stops: points,
    cursor,
    onCursor: onCursorChange,
    onStop: (stop: WayStop) => {
      setChosen(stop)
      onCursorChange(way.nearest(stop)?.along ?? null)
    },
  }
  return (
    <div className={css.frame}>
      <div ref={place} className={css.ground}>
        {canvas.Part ? (
          <canvas.Part {...props} label={label} center={middleOf(bounds)} ground={ground} />
        ) : (
          <DrawnRoute {...props} label={t('route.drawn', { name: label })} bounds={bounds} />
        )}
      </div>
      <div className={css.caption}>
        <ClosedLandList areas={closed} />
        <GroundNotice ground={ground} onRetryMap={canvas.retry} />
        <p role="status">
          {chosen ? (
            <TextLink href={paths.routePoint(chosen.id, routeId)} variant="standalone">
              {`${points.indexOf(chosen) + 1}. ${chosen.name}`}
            </TextLink>
          ) : (
            <span>{t('route.hint')}</span>
          )}
        </p>
        <small>{canvas.Part ? ground.credit : ground.origin}</small>
      </div>
    </div>
  )
}

export default defineSlot('map.route', RouteMap)
