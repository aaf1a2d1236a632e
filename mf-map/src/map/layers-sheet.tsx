import { useSession } from '@sureda/remote/session'
import { BottomSheet } from '@sureda/ui/bottom-sheet'
import { Button } from '@sureda/ui/button'
import { ChipGroup } from '@sureda/ui/chip-group'
import { RadioGroup } from '@sureda/ui/radio-group'
import { Stack } from '@sureda/ui/stack'
import { useTranslation } from 'react-i18next'
import type { MapAddress } from '../domain/map-address.ts'
import { filterItems, type MapItem } from '../domain/map-item.ts'
import { type BaseLayerId, LAYER_ICONS, MAP_LAYERS, RATING_FILTERS } from '../domain/map-layers.ts'
import { useAddressChange } from './use-address-change.ts'

interface LayersSheetProps {
  address: MapAddress
  items: readonly MapItem[]
  base: BaseLayerId
  onBase: (base: BaseLayerId) => void
  onClose: () => void
}

const ANY = 'any'

/** Ground, layers and the rating of restaurants, with the number of things that stay. */
export default function LayersSheet({ address, items, base, onBase, onClose }: LayersSheetProps) {
  const { t } = useTranslation('map')
  const change = useAddressChange()
  const bases = useSession((state) => state.tenant?.map.layers)
  const count = filterItems(items, address).length
  return (
    <BottomSheet
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('layers.title')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('sheet.expand')}
      collapseLabel={t('sheet.collapse')}
      heights={['full']}
      footer={
        <Button isFullWidth onPress={onClose}>
          {t('layers.show', { count })}
        </Button>
      }
    >
      <Stack gap={6}>
        <RadioGroup
          label={t('layers.ground')}
          options={(bases ?? []).map(({ id }) => ({ value: id, label: t(`base.${id}`) }))}
          value={base}
          onChange={(value) => onBase(value as BaseLayerId)}
        />
        <ChipGroup
          label={t('layers.points')}
          options={MAP_LAYERS.map((value) => ({
            value,
            label: t(`layers.${value}`),
            icon: LAYER_ICONS[value],
            count: items.filter(({ layer }) => layer === value).length,
          }))}
          value={address.layers}
          onChange={(layers) => change({ layer: layers.join(',') || null })}
        />
        <ChipGroup
          mode="single"
          label={t('layers.ratingLabel')}
          options={[
            { value: ANY, label: t('shell:common.all') },
            ...RATING_FILTERS.map((stars) => ({
              value: String(stars),
              label: t('layers.rating', { stars }),
              icon: 'star-filled' as const,
            })),
          ]}
          value={address.rating === null ? ANY : String(address.rating)}
          onChange={(value) => change({ rating: value === ANY ? null : value })}
        />
      </Stack>
    </BottomSheet>
  )
}
