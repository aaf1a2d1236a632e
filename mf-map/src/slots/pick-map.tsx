import { coordinatesText } from '@sureda/contract/rules/coordinates-text'
import { useSession } from '@sureda/remote/session'
import type { SlotProps } from '@sureda/remote/shell'
import { defineSlot } from '@sureda/remote/shell'
import { useLazyPart } from '@sureda/remote/ui'
import { Banner, Button } from '@sureda/ui/base'
import { VisuallyHidden } from '@sureda/ui/core'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { GroundNotice } from '../ground/ground-notice.tsx'
import { useGround } from '../ground/use-ground.ts'
import { municipalityAt } from '../shared/geo/municipality-at.ts'
import { boundsAround } from '../shared/geo/projection.ts'
import { useNear } from '../shared/use-near.ts'
import { usePosition } from '../shared/use-position.ts'
import { DrawnPick } from './drawn-pick.tsx'
import css from './pick-map.module.css'

const loadCanvas = () => import('./pick-canvas.tsx')
/** Kilometres that the drawn map shows around a place that is already set. */
const AROUND_KM = 30

/** One place, set by a tap, by arrow keys or from the person's position. */
function PickMap(pick: SlotProps['map.pick']) {
  const { label, latitude, longitude, onPick, radius = null, radiusRange = [5, 100_000], onRadius } = pick
  const { t } = useTranslation('map')
  const land = useSession((state) => state.tenant?.map)
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useLazyPart(useNear(frame) ? loadCanvas : null)
  const ground = useGround()
  const { fault, isAsking, ask, dismissFault } = usePosition()
  const hint = useId()
  const place = latitude === null || longitude === null ? null : { latitude, longitude }
  const [middleLatitude = 41.9, middleLongitude = 3] = land?.center ?? []
  const start = place ?? { latitude: middleLatitude, longitude: middleLongitude }
  const hadFocus = useRef(false)
  const props = { label, hint, place, onPick, radius, hadFocus }
  const [least, most] = radiusRange
  const bounds = place || !land ? boundsAround(start.latitude, start.longitude, AROUND_KM) : land.bounds
  const town = place && ground.outlines ? municipalityAt(ground.outlines, place) : null
  return (
    <div className={css.frame}>
      <VisuallyHidden as="p" id={hint}>
        {t('pick.keys')}
      </VisuallyHidden>
      <div ref={frame} className={css.ground}>
        {canvas.Part ? (
          <canvas.Part
            {...props}
            start={{ ...start, zoom: place ? 14 : (land?.zoom ?? 10) }}
            ground={ground}
            onRadius={(metres) => onRadius?.(Math.round(Math.min(most, Math.max(least, metres))))}
          />
        ) : (
          <DrawnPick {...props} bounds={bounds} />
        )}
      </div>
      <div className={css.caption}>
        <GroundNotice ground={ground} onRetryMap={canvas.retry} />
        <p role="status">
          {place ? (
            <>
              {town && <strong>{town}</strong>}
              <span>{coordinatesText(place)}</span>
            </>
          ) : (
            t('pick.hint')
          )}
        </p>
        <Button
          size="small"
          variant="secondary"
          icon="locate"
          isPending={isAsking}
          pendingLabel={t('position.asking')}
          onPress={() =>
            void ask().then((here) => {
              if (here) onPick({ latitude: here.latitude, longitude: here.longitude })
            })
          }
        >
          {t('position.locate')}
        </Button>
        <small>{canvas.Part ? ground.credit : ground.origin}</small>
      </div>
      {fault && (
        <Banner kind="warning" isLive onDismiss={dismissFault} dismissLabel={t('shell:common.close')}>
          {t(`shell:position.${fault}`)}
        </Banner>
      )}
    </div>
  )
}

export default defineSlot('map.pick', PickMap)
