import { IconButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './zoom-buttons.module.css'

/** Zoom buttons for a map inside another screen. `onZoom`: steps, positive zooms in. */
export function ZoomButtons({ onZoom }: { onZoom: (steps: number) => void }) {
  const { t } = useTranslation('map')
  return (
    <div className={css.zoom}>
      <IconButton icon="plus" variant="raised" label={t('zoomIn')} onPress={() => onZoom(1)} />
      <IconButton icon="minus" variant="raised" label={t('zoomOut')} onPress={() => onZoom(-1)} />
    </div>
  )
}
