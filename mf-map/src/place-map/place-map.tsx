import { paths } from '@sureda/contract/paths'
import { defineSlot } from '@sureda/remote/define-screen'
import type { SlotProps } from '@sureda/remote/slots'
import { TextLink } from '@sureda/ui/text-link'
import { useTranslation } from 'react-i18next'
import { boundsAround } from '../domain/projection.ts'
import { DrawnMap } from './drawn-map.tsx'
import css from './place-map.module.css'

const WIDTH = 350
const HEIGHT = 220
/** Wide enough to recognise the neighbouring towns. */
const AROUND_KM = 18

/** One place on the territory's drawn map, and the way to it on the large one. */
function PlaceMap({ latitude, longitude, label }: SlotProps['map.place']) {
  const { t } = useTranslation('map')
  return (
    <div className={css.frame}>
      <DrawnMap
        bounds={boundsAround(latitude, longitude, AROUND_KM)}
        width={WIDTH}
        height={HEIGHT}
        label={t('place.label', { name: label })}
        showsNames
      >
        {(project) => {
          const { x, y } = project(latitude, longitude)
          return (
            <g transform={`translate(${x} ${y})`}>
              <circle className={css.ring} r="20" />
              <path className={css.pin} d="M0 2c-7-8-11-13-11-19a11 11 0 0 1 22 0c0 6-4 11-11 19z" />
              <circle className={css.eye} cy="-17" r="4" />
            </g>
          )
        }}
      </DrawnMap>
      <TextLink
        className={css.open}
        href={`${paths.map()}?at=${latitude.toFixed(5)},${longitude.toFixed(5)}`}
        icon="map"
        variant="standalone"
      >
        {t('place.open')}
      </TextLink>
    </div>
  )
}

export default defineSlot('map.place', PlaceMap)
