import { type ActiveFilter, ActiveFilters } from '@sureda/ui/choice'
import { useTranslation } from 'react-i18next'
import { type MapAddress, NO_FILTER } from '../map-address.ts'
import { useAddressChange } from '../use-address-change.ts'
import css from './filter-chips.module.css'

const ROUTE_FILTERS = ['distance', 'time', 'difficulty'] as const

interface FilterChipsProps {
  address: MapAddress
  /** Over a map the chips are one row that scrolls sideways, each with a background. */
  isFloating?: boolean
}

/** The active search text and filters of restaurants and routes, each with a button to remove it; layers have their own row. */
export function FilterChips({ address, isFloating = false }: FilterChipsProps) {
  const { t } = useTranslation('map')
  const change = useAddressChange()
  const chip = (id: string, label: string, icon: ActiveFilter['icon']): ActiveFilter => ({
    id,
    label,
    icon,
    removeLabel: t('filter.remove', { filter: label }),
  })
  const filters = [
    ...(address.q === '' ? [] : [chip('q', t('filter.words', { words: address.q }), 'search')]),
    ...(address.rating === null
      ? []
      : [chip('rating', t('layers.rating', { stars: address.rating }), 'star-filled')]),
    ...ROUTE_FILTERS.flatMap((kind) =>
      address[kind].map((value) => chip(`${kind}:${value}`, t(`filter.${kind}.${value}`), 'route')),
    ),
  ]
  const remove = (id: string) => {
    const [kind = '', value] = id.split(':')
    change((now) => {
      const left = ROUTE_FILTERS.flatMap((one) => (one === kind ? now[one] : []))
      return { [kind]: left.filter((one) => one !== value).join(',') || null }
    })
  }
  return (
    <ActiveFilters
      label={t('shell:common.activeFilters')}
      className={isFloating ? css.floating : undefined}
      filters={filters}
      onRemove={remove}
      clearLabel={t('shell:common.clearFilters')}
      onClear={() => change(NO_FILTER)}
    />
  )
}
