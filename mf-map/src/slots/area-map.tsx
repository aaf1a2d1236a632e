import { useSession } from '@sureda/remote/session'
import type { SlotProps } from '@sureda/remote/shell'
import { defineSlot } from '@sureda/remote/shell'
import { useLazyPart } from '@sureda/remote/ui'
import { Button } from '@sureda/ui/base'
import { VisuallyHidden } from '@sureda/ui/core'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { GroundNotice } from '../ground/ground-notice.tsx'
import { useGround } from '../ground/use-ground.ts'
import { DrawnMap } from '../shared/drawn-map.tsx'
import { boundsAround, type projectionOf } from '../shared/geo/projection.ts'
import { useNear } from '../shared/use-near.ts'
import { useSize } from '../shared/use-size.ts'
import own from './area-map.module.css'
import css from './pick-map.module.css'

const loadCanvas = () => import('./area-canvas.tsx')
const AROUND_KM = 30

/** An area, drawn corner by corner; a button removes the last one. */
function AreaMap({ label, area, onChange }: SlotProps['map.area']) {
  const { t } = useTranslation('map')
  const land = useSession((state) => state.tenant?.map)
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useLazyPart(useNear(frame) ? loadCanvas : null)
  const ground = useGround()
  const hint = useId()
  const corners = area.map(([latitude, longitude]): [number, number] => [latitude, longitude])
  const [first] = corners
  const [middleLatitude = 41.9, middleLongitude = 3] = land?.center ?? []
  const start = first
    ? { latitude: first[0], longitude: first[1] }
    : { latitude: middleLatitude, longitude: middleLongitude }
  return (
    <div className={css.frame}>
      <VisuallyHidden as="p" id={hint}>
        {t('area.keys')}
      </VisuallyHidden>
      <div ref={frame} className={css.ground}>
        {canvas.Part ? (
          <canvas.Part
            label={label}
            hint={hint}
            area={area}
            onChange={onChange}
            start={{ ...start, zoom: first ? 13 : (land?.zoom ?? 10) }}
            ground={ground}
          />
        ) : (
          <DrawnArea
            label={label}
            corners={corners}
            bounds={land?.bounds ?? boundsAround(start.latitude, start.longitude, AROUND_KM)}
            onChange={onChange}
          />
        )}
      </div>
      <div className={css.caption}>
        <GroundNotice ground={ground} onRetryMap={canvas.retry} />
        <p role="status">
          {corners.length < 3 ? t('area.hint') : t('area.corners', { count: corners.length })}
        </p>
        <Button
          size="small"
          variant="secondary"
          icon="skip-back"
          isDisabled={corners.length === 0}
          onPress={() => onChange(corners.slice(0, -1))}
        >
          {t('area.undo')}
        </Button>
        <small>{canvas.Part ? ground.credit : ground.origin}</small>
      </div>
    </div>
  )
}

interface DrawnAreaProps {
  label: string
  corners: [number, number][]
  bounds: Parameters<typeof projectionOf>[0]
  onChange: SlotProps['map.area']['onChange']
}

/** The same on the drawn map, until Leaflet is loaded and where it cannot be. */
function DrawnArea({ label, corners, bounds, onChange }: DrawnAreaProps) {
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame, { width: 350, height: 260 })
  return (
    <div ref={frame}>
      <DrawnMap
        bounds={bounds}
        {...size}
        fit="contain"
        label={label}
        showsNames
        onPoint={(event, projection) => {
          const box = event.currentTarget.getBoundingClientRect()
          const place = projection.unproject(event.clientX - box.left, event.clientY - box.top)
          onChange([...corners, [place.latitude, place.longitude]])
        }}
      >
        {(onGround) => {
          const points = corners.map(([latitude, longitude]) => onGround(latitude, longitude))
          return (
            <>
              <polygon className={own.shape} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
              {points.map(({ x, y }) => (
                <circle key={`${x} ${y}`} className={own.corner} cx={x} cy={y} r="8" />
              ))}
            </>
          )
        }}
      </DrawnMap>
    </div>
  )
}

export default defineSlot('map.area', AreaMap)
