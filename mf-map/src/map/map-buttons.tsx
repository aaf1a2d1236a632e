import { IconButton } from '@sureda/ui/base'
import type { SheetHeight } from '@sureda/ui/overlays'
import { useTranslation } from 'react-i18next'
import type { MapHandle } from '../leaflet/create-map.ts'
import css from './map-buttons.module.css'

interface MapButtonsProps {
  map: MapHandle | null
  onLayers: () => void
  onLocate: () => void
  isAsking: boolean
  /** Height of the sheet below; the buttons move above it. */
  above: SheetHeight | null
}

/** Buttons for layers, position and zoom, within reach of the thumb. */
export function MapButtons({ map, onLayers, onLocate, isAsking, above }: MapButtonsProps) {
  const { t } = useTranslation('map')
  return (
    <div className={css.buttons} data-above={above ?? undefined}>
      <IconButton
        icon="layers"
        variant="raised"
        label={t('layers.title')}
        aria-haspopup="dialog"
        onPress={onLayers}
      />
      <IconButton
        icon="locate"
        variant="raised"
        label={t(isAsking ? 'position.asking' : 'position.locate')}
        isDisabled={isAsking || !map}
        onPress={onLocate}
      />
      {!above && (
        <>
          <IconButton
            icon="plus"
            variant="raised"
            label={t('zoomIn')}
            isDisabled={!map}
            onPress={() => map?.zoomBy(1)}
          />
          <IconButton
            icon="minus"
            variant="raised"
            label={t('zoomOut')}
            isDisabled={!map}
            onPress={() => map?.zoomBy(-1)}
          />
        </>
      )}
    </div>
  )
}
