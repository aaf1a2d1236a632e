import { errorMessage } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { Banner, Button, CardList, Note } from '@sureda/ui/base'
import { EmptyState, ErrorState, Skeleton } from '@sureda/ui/states'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useOutlines } from '../../ground/use-outlines.ts'
import { ClosedLandList } from '../../shared/closed-land/closed-land-list.tsx'
import { useClosedAreas } from '../../shared/closed-land/use-closed-areas.ts'
import { distanceKm, nearestFirst } from '../../shared/geo/distance.ts'
import type { MapItem } from '../../shared/map-item.ts'
import { FilterChips } from '../filters/filter-chips.tsx'
import { LayerChips } from '../filters/layer-chips.tsx'
import { emptiness } from '../items/emptiness.ts'
import type { MapItems } from '../items/use-map-items.ts'
import { type MapAddress, NO_FILTER } from '../map-address.ts'
import { PartialNotice } from '../partial-notice.tsx'
import { MapSheets, type OpenSheet } from '../sheets/map-sheets.tsx'
import { useAddressChange } from '../use-address-change.ts'
import { useCount } from '../use-count.ts'
import { useLocate } from '../use-locate.ts'
import type { PillFocus } from '../use-pill-focus.ts'
import { ViewPill } from '../view-pill.tsx'
import { ItemRow } from './item-row.tsx'
import { ListActions } from './list-actions.tsx'
import css from './map-list.module.css'
import { useArrived } from './use-arrived.ts'
import { useListPlace } from './use-list-place.ts'
import { PAGE, useRows } from './use-rows.ts'

interface MapListProps {
  address: MapAddress
  found: MapItems
  /** The items that match the search text, before the filters. */
  matching: readonly MapItem[]
  items: readonly MapItem[]
  pillFocus: PillFocus
}

/** Everything that the map shows and does, as a list: nearest first, from the person's position or else from the middle of the territory. */
export function MapList({ address, found, matching, items, pillFocus }: MapListProps) {
  const { t } = useTranslation('map')
  const format = useFormat()
  const online = useOnline()
  const navigate = useNavigate()
  const change = useAddressChange()
  const tenant = useSession((state) => state.tenant)
  const { outlines } = useOutlines()
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const { position, fault, isAsking, dismissFault, locate, wantPosition } = useLocate(setSheet)
  const { rows, showMore } = useRows()
  const [latitude, longitude] = tenant?.map.center ?? []
  const center = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
  const from = position ?? center
  const sorted = from ? nearestFirst(items, from) : items
  const shown = sorted.slice(0, rows)
  const closed = useClosedAreas()
  const empty = emptiness(address, found, items)
  const count = useCount(found, items.length)
  const hasArrived = useArrived({ ...found, isComing: found.isComing || closed.isComing })
  const place = useListPlace(hasArrived)
  return (
    <>
      <ListActions
        route={address.route}
        onSearch={() => setSheet({ name: 'search' })}
        onLayers={() => setSheet({ name: 'layers' })}
        onLocate={() => void wantPosition()}
        isAsking={isAsking}
      />
      <LayerChips address={address} />
      <FilterChips address={address} />
      {fault && (
        <Banner kind="warning" isLive onDismiss={dismissFault} dismissLabel={t('shell:common.close')}>
          {t(`shell:position.${fault}`)}
        </Banner>
      )}
      <MapSheets
        open={sheet}
        onClose={() => setSheet(null)}
        address={address}
        items={matching}
        search={{
          items: found.items,
          outlines,
          // an item opens its screen, a town becomes the search text
          onFound: (place) => {
            setSheet(null)
            if ('key' in place) void navigate(place.href)
            else change({ q: place.name })
          },
        }}
        onAllowPosition={() => void locate()}
      />
      {hasArrived && <PartialNotice found={found} />}
      {hasArrived && <ClosedLandList areas={closed.areas} />}
      <p className={css.count} role="status">
        {count}
      </p>
      {!hasArrived && !found.failed && <Skeleton label={t('shell:common.loading')} shape="list" count={6} />}
      {found.failed && (
        <ErrorState
          title={t('failed')}
          text={errorMessage(found.failed, t)}
          onRetry={found.retry}
          retryLabel={t('shell:common.retry')}
        />
      )}
      {empty === 'missing' && !online && (
        <ErrorState
          title={t('partial')}
          text={t('shell:error.offline')}
          onRetry={found.retry}
          retryLabel={t('shell:common.retry')}
        />
      )}
      {empty === 'bare' && <EmptyState title={t('nothing')} text={t('nothingText')} motif="oak" />}
      {empty === 'filtered' && (
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          motif="oak"
          action={<Button onPress={() => change(NO_FILTER)}>{t('shell:common.clearFilters')}</Button>}
        />
      )}
      {hasArrived && shown.some(({ demo }) => demo) && <Note icon="info">{t('shell:common.demoSome')}</Note>}
      {hasArrived && sorted.length > 0 && (
        <CardList label={t('list', { count: sorted.length })}>
          {shown.map((item) => (
            <ItemRow
              key={item.key}
              item={item}
              distance={position ? format.distance(distanceKm(position, item)) : undefined}
            />
          ))}
        </CardList>
      )}
      {hasArrived && sorted.length > rows && (
        <Button variant="secondary" isFullWidth onPress={showMore}>
          {t('more', { count: Math.min(PAGE, sorted.length - rows) })}
        </Button>
      )}
      <ViewPill
        icon="map"
        focus={pillFocus}
        onPress={() => {
          place.leave()
          change({ view: null })
        }}
      >
        {t('toMap')}
      </ViewPill>
    </>
  )
}
