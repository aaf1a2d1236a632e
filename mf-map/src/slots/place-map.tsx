import { paths } from '@sureda/contract/remote/paths'
import type { SlotProps } from '@sureda/remote/shell'
import { defineSlot } from '@sureda/remote/shell'
import { TextLink } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { DrawnMap } from '../shared/drawn-map.tsx'
import { boundsAround } from '../shared/geo/projection.ts'
import css from './place-map.module.css'
import { PlacePin } from './place-pin.tsx'

const WIDTH = 350
const HEIGHT = 220
/** Kilometres around the place: wide enough to recognise neighbouring towns. */
const AROUND_KM = 18

/** One place on the territory's drawn map, with a link to the large one. */
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
        {(project) => <PlacePin {...project(latitude, longitude)} />}
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
