import { useSession } from '@sureda/remote/session'
import { defineScreen } from '@sureda/remote/shell'
import { Screen } from '@sureda/ui/frame'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { filterItems } from '../domain/item-filter.ts'
import { readMapAddress } from '../domain/map-address.ts'
import { mapQueries, outlinesOf } from '../queries/map-queries.ts'
import { useMapItems } from '../queries/use-map-items.ts'
import { useMatching } from '../queries/use-matching.ts'
import { MapList } from './map-list.tsx'
import { MapStage } from './map-stage.tsx'
import { usePillFocus } from './use-pill-focus.ts'

/** The territory from above: the same things as a map or as a list, with one set of filters in the address. */
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
    // the ground they stand on
    outlinesOf(useSession.getState().tenant?.map.outlines),
  ],
})
