import { errorMessage } from '@sureda/remote/error-message'
import { useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { Button } from '@sureda/ui/button'
import { CardList } from '@sureda/ui/card-list'
import { EmptyState } from '@sureda/ui/empty-state'
import { ErrorState } from '@sureda/ui/error-state'
import { FloatingPill } from '@sureda/ui/floating-pill'
import { Skeleton } from '@sureda/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { distanceKm, nearestFirst } from '../domain/distance.ts'
import { isFiltered, type MapAddress, NO_FILTER } from '../domain/map-address.ts'
import type { MapItem } from '../domain/map-item.ts'
import type { MapItems } from '../queries/use-map-items.ts'
import { FilterChips } from './filter-chips.tsx'
import { ItemRow } from './item-row.tsx'
import { LayerChips } from './layer-chips.tsx'
import { SeenNotice } from './seen-notice.tsx'
import { useAddressChange } from './use-address-change.ts'
import { usePosition } from './use-position.ts'

/** Rows at a time: five thousand at once would keep a phone busy for seconds. */
const PAGE = 40

interface MapListProps {
  address: MapAddress
  found: MapItems
  items: readonly MapItem[]
}

/** Everything the map shows, as an equal list: nearest first where the position is known, else from the middle of the territory. */
export function MapList({ address, found, items }: MapListProps) {
  const { t } = useTranslation('map')
  const format = useFormat()
  const change = useAddressChange()
  const center = useSession((state) => state.tenant?.map.center)
  const { position } = usePosition()
  const from = position ?? (center ? { latitude: center[0], longitude: center[1] } : null)
  const [rows, setRows] = useState(PAGE)
  const sorted = from ? nearestFirst(items, from) : items
  return (
    <>
      <LayerChips address={address} />
      <FilterChips address={address} />
      <SeenNotice found={found} />
      {found.isPending && <Skeleton label={t('shell:common.loading')} shape="list" count={6} />}
      {found.failed && (
        <ErrorState
          title={t('failed')}
          text={errorMessage(found.failed, t, t('shell:error.offline'))}
          onRetry={found.retry}
          retryLabel={t('shell:common.retry')}
        />
      )}
      {!found.isComing && !found.failed && items.length === 0 && (
        <EmptyState
          title={t(isFiltered(address) ? 'empty' : 'nothing')}
          text={t(isFiltered(address) ? 'emptyText' : 'nothingText')}
          motif="oak"
          action={
            isFiltered(address) ? (
              <Button onPress={() => change(NO_FILTER)}>{t('layers.clear')}</Button>
            ) : undefined
          }
        />
      )}
      {sorted.length > 0 && (
        <CardList label={t('list', { count: sorted.length })}>
          {sorted.slice(0, rows).map((item) => (
            <ItemRow
              key={item.key}
              item={item}
              distance={position ? format.distance(distanceKm(position, item)) : undefined}
            />
          ))}
        </CardList>
      )}
      {sorted.length > rows && (
        <Button variant="secondary" isFullWidth onPress={() => setRows(rows + PAGE)}>
          {t('more', { count: Math.min(PAGE, sorted.length - rows) })}
        </Button>
      )}
      <FloatingPill icon="map" onPress={() => change({ view: null })}>
        {t('toMap')}
      </FloatingPill>
    </>
  )
}
