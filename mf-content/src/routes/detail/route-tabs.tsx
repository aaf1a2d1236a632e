import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { useAddress } from '@sureda/remote/device'
import { shell } from '@sureda/remote/shell'
import { LazyPart } from '@sureda/remote/ui'
import { Tabs } from '@sureda/ui/choice'
import { useTranslation } from 'react-i18next'
import { CharacteristicsTab } from './characteristics-tab.tsx'
import { InformationTab } from './information-tab.tsx'
import { ParkingTab } from './parking-tab.tsx'
import { PointsTab } from './points-tab.tsx'
import css from './route-tabs.module.css'

/** Tabs in display order, by their names in the address. */
export const ROUTE_TABS = ['characteristics', 'information', 'parking', 'map', 'points', 'more'] as const
type RouteTab = (typeof ROUTE_TABS)[number]

const loadMap = () => import(/* webpackChunkName: "route-tabs" */ './map-tab.tsx')
const loadMore = () => import(/* webpackChunkName: "route-tabs" */ './more-tab.tsx')

/** The six tabs of a route. The open one is in the address (`?tab=map`), so that a link or a reload opens it again. */
export function RouteTabs({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('content')
  const { search, change } = useAddress()
  const select = (tab: string) => {
    if (tab === 'map') {
      loadMap().catch(() => {})
      shell().prepareSlot('map.route')
    }
    change({ tab: tab === ROUTE_TABS[0] ? null : tab })
  }
  return (
    <Tabs
      label={t('route.tabs')}
      selected={ROUTE_TABS.find((tab) => tab === search.get('tab')) ?? ROUTE_TABS[0]}
      onSelect={select}
      tabs={ROUTE_TABS.map((id) => ({
        id,
        label: t(`route.tab.${id}`),
        content: <TabContent tab={id} route={route} />,
      }))}
    />
  )
}

/** Reserves the height while a tab loads: a page that shrinks under the finger would jump. */
const space = <div className={css.space} />

function TabContent({ tab, route }: { tab: RouteTab; route: RouteDetail }) {
  if (tab === 'information') return <InformationTab route={route} />
  if (tab === 'parking') return <ParkingTab route={route} />
  if (tab === 'map') return <LazyPart key={tab} load={loadMap} props={{ route }} placeholder={space} />
  if (tab === 'points') return <PointsTab route={route} />
  if (tab === 'more') return <LazyPart key={tab} load={loadMore} props={{ route }} placeholder={space} />
  return <CharacteristicsTab route={route} />
}
