import { directionsTo } from '@sureda/remote/export'
import { Slot } from '@sureda/remote/shell'
import { LinkButton, Section } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './place-section.module.css'

interface PlaceSectionProps {
  latitude: number | null
  longitude: number | null
  name: string
  address?: string | null
  /** The coordinate was set by hand. */
  isApproximate?: boolean
  /** False where the screen has its own directions. */
  hasDirections?: boolean
}

/** A small map of mf-map, the address, and directions in the phone's own navigator. */
export function PlaceSection(props: PlaceSectionProps) {
  const { latitude, longitude, name, address, isApproximate, hasDirections = true } = props
  const { t } = useTranslation('content')
  return (
    <Section title={t('place.title')}>
      <div className={css.place}>
        {latitude !== null && longitude !== null && (
          <Slot name="map.place" latitude={latitude} longitude={longitude} label={name} />
        )}
        <p className={css.name}>{name}</p>
        {address && address !== name && <p className={css.note}>{address}</p>}
        {isApproximate && <p className={css.note}>{t('shell:common.approximate')}</p>}
        {hasDirections && latitude !== null && longitude !== null && (
          <LinkButton {...directionsTo({ latitude, longitude, name })} variant="secondary" icon="navigation">
            {t('shell:common.directions')}
          </LinkButton>
        )}
      </div>
    </Section>
  )
}
