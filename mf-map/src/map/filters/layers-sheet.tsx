import { ROUTE_DIFFICULTIES } from '@sureda/contract/codes/enums'
import { ROUTE_BANDS } from '@sureda/contract/rules/route-bands'
import { useSession } from '@sureda/remote/session'
import { ChipGroup } from '@sureda/ui/choice'
import type { IconName } from '@sureda/ui/icons'
import { FilterSheet } from '@sureda/ui/overlays'
import { useTranslation } from 'react-i18next'
import type { MapItem } from '../../shared/map-item.ts'
import { type BaseLayerId, LAYER_ICONS, RATING_FILTERS } from '../../shared/map-layers.ts'
import { offeredLayers } from '../items/has-games.ts'
import { isFiltered, type MapAddress, NO_FILTER } from '../map-address.ts'
import { useAddressChange } from '../use-address-change.ts'
import { filterItems } from './item-filter.ts'

export interface Ground {
  base: BaseLayerId
  onBase: (base: BaseLayerId) => void
}

interface LayersSheetProps {
  address: MapAddress
  items: readonly MapItem[]
  /** Absent beside the list, which has no ground. */
  ground?: Ground
  onClose: () => void
}

const ANY = 'any'
const BASE_ICONS: Record<BaseLayerId, IconName> = {
  street: 'map',
  satellite: 'satellite',
  topographic: 'contours',
}
const ROUTE_FILTERS = [
  ['distance', ROUTE_BANDS],
  ['time', ROUTE_BANDS],
  ['difficulty', ROUTE_DIFFICULTIES],
] as const

/** Ground, layers, stars of restaurants and limits of routes, with the number of items that remain. */
export default function LayersSheet({ address, items, ground, onClose }: LayersSheetProps) {
  const { t } = useTranslation('map')
  const change = useAddressChange()
  const bases = useSession((state) => state.tenant?.map.layers)
  const count = filterItems(items, address).length
  return (
    <FilterSheet
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t(ground ? 'layers.title' : 'shell:common.filters')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('shell:common.expandSheet')}
      collapseLabel={t('shell:common.collapseSheet')}
      count={count}
      showLabel={t('layers.show', { count })}
      onShow={onClose}
      clearLabel={t('shell:common.clearFilters')}
      canClear={isFiltered(address)}
      onClear={() => change(NO_FILTER)}
    >
      {ground && (
        <ChipGroup
          mode="single"
          label={t('layers.ground')}
          options={(bases ?? []).map(({ id }) => ({
            value: id,
            label: t(`base.${id}`),
            icon: BASE_ICONS[id],
          }))}
          value={ground.base}
          onChange={(value) => ground.onBase(value as BaseLayerId)}
        />
      )}
      <ChipGroup
        label={t('layers.points')}
        options={offeredLayers().map((value) => ({
          value,
          label: t(`layers.${value}`),
          icon: LAYER_ICONS[value],
          count: items.filter(({ layer }) => layer === value).length,
        }))}
        value={[...address.layers]}
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
      {ROUTE_FILTERS.map(([kind, values]) => (
        <ChipGroup
          key={kind}
          label={t(`filter.${kind}Label`)}
          options={values.map((value) => ({ value, label: t(`filter.${kind}.${value}`) }))}
          value={[...address[kind]]}
          onChange={(chosen) => change({ [kind]: chosen.join(',') || null })}
        />
      ))}
    </FilterSheet>
  )
}
