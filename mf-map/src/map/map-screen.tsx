import { useSession } from '@sureda/remote/session'
import { defineScreen } from '@sureda/remote/shell'
import { Screen } from '@sureda/ui/frame'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { mapQueries, outlinesOf } from '../shared/map-queries.ts'
import { filterItems } from './filters/item-filter.ts'
import { useMapItems } from './items/use-map-items.ts'
import { useMatching } from './items/use-matching.ts'
import { MapList } from './list/map-list.tsx'
import { readMapAddress } from './map-address.ts'
import { MapStage } from './map-stage.tsx'
import { usePillFocus } from './use-pill-focus.ts'

/** The territory's items as a map or as a list, with the same filters in the address. */
function MapScreen() {
  const { t } = useTranslation('map')
  const [search] = useSearchParams()
  const address = readMapAddress(search)
  const all = useMapItems()
  const { items: matching, isComing } = useMatching(all.items, address.q)
  const found = { ...all, isComing: all.isComing || isComing }
  const items = filterItems(matching, address)
  const pillFocus = usePillFocus(address.isList)
  const view = { address, found, matching, items, pillFocus }
  if (address.isList)
    return (
      <Screen title={t('title')}>
        <MapList {...view} />
      </Screen>
    )
  return (
    <Screen title={t('title')} titleHidden layout="full">
      <MapStage {...view} />
    </Screen>
  )
}

export default defineScreen({
  Component: MapScreen,
  queries: () => [
    mapQueries.locations(),
    mapQueries.experiences(),
    // the ground of the map
    outlinesOf(useSession.getState().tenant?.map.outlines),
  ],
})
