import { IconButton } from '@sureda/ui/base'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from './filters/filter-chips.tsx'
import { LayerChips } from './filters/layer-chips.tsx'
import type { MapAddress } from './map-address.ts'
import css from './map-top.module.css'

interface MapTopProps {
  address: MapAddress
  onSearch: () => void
  children: ReactNode
}

/** Search, layers, active filters and notices, over the upper edge. */
export function MapTop({ address, onSearch, children }: MapTopProps) {
  const { t } = useTranslation('map')
  return (
    <div className={css.top}>
      <div className={css.row}>
        <IconButton
          icon="search"
          variant="raised"
          label={t('search.title')}
          aria-haspopup="dialog"
          onPress={onSearch}
        />
        <LayerChips address={address} />
      </div>
      <FilterChips address={address} isFloating />
      {children}
    </div>
  )
}
