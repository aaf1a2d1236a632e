import { ChipGroup } from '@sureda/ui/choice'
import { useTranslation } from 'react-i18next'
import { LAYER_ICONS } from '../../shared/map-layers.ts'
import { offeredLayers } from '../items/has-games.ts'
import type { MapAddress } from '../map-address.ts'
import { useAddressChange } from '../use-address-change.ts'

/** The layers as chips; none chosen means all. */
export function LayerChips({ address }: { address: MapAddress }) {
  const { t } = useTranslation('map')
  const change = useAddressChange()
  return (
    <ChipGroup
      label={t('layers.points')}
      labelHidden
      layout="scroll"
      options={offeredLayers().map((value) => ({
        value,
        label: t(`layers.${value}`),
        icon: LAYER_ICONS[value],
      }))}
      value={[...address.layers]}
      onChange={(layers) => change({ layer: layers.join(',') || null })}
    />
  )
}
