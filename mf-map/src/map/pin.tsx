import { Icon } from '@sureda/ui/icon'
import { useTranslation } from 'react-i18next'
import type { Spot } from '../domain/clusters.ts'
import { LAYER_ICONS } from '../domain/map-layers.ts'
import color from '../frame/layer-color.module.css'
import css from './pin.module.css'

/** An item as an acorn-shaped pin, several as growth rings with their number. */
export function Pin({ spot, isSelected, onOpen }: { spot: Spot; isSelected: boolean; onOpen: () => void }) {
  const { t } = useTranslation('map')
  const [item] = spot.items
  if (!item) return null
  if (spot.items.length > 1)
    return (
      <button
        type="button"
        className={css.target}
        aria-label={t('pin.cluster', { count: spot.items.length })}
        data-selected={isSelected || undefined}
        onClick={onOpen}
      >
        <span className={css.rings}>{spot.items.length}</span>
      </button>
    )
  return (
    <button
      type="button"
      className={css.target}
      aria-label={`${item.title}, ${t(`layer.${item.layer}`)}`}
      aria-pressed={isSelected}
      data-selected={isSelected || undefined}
      onClick={onOpen}
    >
      <span className={`${css.pin} ${color.layer} ${color.pin}`} data-layer={item.layer}>
        <Icon name={LAYER_ICONS[item.layer]} size="small" />
      </span>
    </button>
  )
}
