import { errorMessage } from '@sureda/remote/api'
import { useSession } from '@sureda/remote/session'
import { useLazyPart } from '@sureda/remote/ui'
import { VisuallyHidden } from '@sureda/ui/core'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGroundWith } from '../ground/use-ground.ts'
import type { MapHandle } from '../leaflet/create-map.ts'
import { useClosedAreas } from '../shared/closed-land/use-closed-areas.ts'
import { coveredBySheet } from '../shared/covered-by-sheet.ts'
import type { Corners } from '../shared/geo/bounds.ts'
import type { MapItem } from '../shared/map-item.ts'
import { type MapView, PLACE_ZOOM } from '../shared/map-view.ts'
import type { WalkSheet } from '../tracking/map-tracking.tsx'
import { emptiness } from './items/emptiness.ts'
import { routesInView } from './items/routes-in-view.ts'
import type { MapItems } from './items/use-map-items.ts'
import { ROUTE_KEY, useTracks } from './items/use-tracks.ts'
import type { MapAddress } from './map-address.ts'
import { MapButtons } from './map-buttons.tsx'
import { MapNotices } from './map-notices.tsx'
import css from './map-stage.module.css'
import { MapTop } from './map-top.tsx'
import { SafetyButton } from './safety-button.tsx'
import { MapSheets, type OpenSheet } from './sheets/map-sheets.tsx'
import { StaticMap } from './static-map.tsx'
import { useAddressChange } from './use-address-change.ts'
import { useCount } from './use-count.ts'
import { useLocate } from './use-locate.ts'
import { useMapView } from './use-map-view.ts'
import type { PillFocus } from './use-pill-focus.ts'
import { useSelection } from './use-selection.ts'
import { ViewPill } from './view-pill.tsx'

const loadCanvas = () => import('./map-canvas.tsx')
const loadPanel = () => import('./panel/map-panel.tsx')
const loadTracking = () => import('../tracking/map-tracking.tsx')
/** Zoom on the drawn ground: at a closer one no neighbouring town would be in view for orientation. */
const DRAWN_ZOOM = 12

interface MapStageProps {
  address: MapAddress
  found: MapItems
  /** The items that match the search text, before the filters. */
  matching: readonly MapItem[]
  items: readonly MapItem[]
  pillFocus: PillFocus
}

/** The map and everything over it. */
export function MapStage({ address, found, matching, items, pillFocus }: MapStageProps) {
  const { t } = useTranslation('map')
  const tenant = useSession((state) => state.tenant)
  const change = useAddressChange()
  const { start, base, onMove, setBase } = useMapView(address)
  const { selected, together, isOpen, height, setHeight, select } = useSelection(address, found.items)
  const [map, setMap] = useState<MapHandle | null>(null)
  const [shown, setShown] = useState<Corners | null>(null)
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const [walkSheet, setWalkSheet] = useState<WalkSheet | null>(null)
  const layer = tenant?.map.layers.find(({ id }) => id === base) ?? tenant?.map.layers[0] ?? null
  const ground = useGroundWith(layer, start)
  const { position, fault, isAsking, dismissFault, locate, wantPosition } = useLocate(setSheet, (here) =>
    map?.moveTo({ ...here, zoom: ground.base || ground.archiveCredit ? PLACE_ZOOM : DRAWN_ZOOM }),
  )
  const count = useCount(found, items.length)
  const { areas: closed } = useClosedAreas()
  const empty = emptiness(address, found, items)
  const tracks = useTracks(routesInView(items, shown, selected?.key ?? null))

  const canvas = useLazyPart(loadCanvas)
  const panel = useLazyPart(isOpen ? loadPanel : null, selected?.key ?? together)
  // recording is loaded after the map, or after the map has failed; from then on it stays
  const [isSettled, setSettled] = useState(false)
  if (!isSettled && (map || canvas.retry)) setSettled(true)
  const walk = useLazyPart(isSettled ? loadTracking : null)
  const isWalking = walkSheet !== null
  const { leave } = pillFocus
  const showWalk = useCallback(
    (next: WalkSheet | null) => {
      // the panel replaces the pill
      if (next) leave()
      setWalkSheet(next)
    },
    [leave],
  )
  // the panel of a linked route comes in a moment: the buttons are above its place already, so that no tap misses them
  const comes = address.route && !walk.retry ? 'peek' : null
  const above = isOpen ? height : (walkSheet?.height ?? comes)
  // the shell says that there is no network; a complete ground lacks nothing, and above half a sheet there is no space for the line
  const isPlainlyOffline =
    ground.notice === 'offline' && (ground.archiveState === 'whole' || (above !== null && above !== 'peek'))

  return (
    <div className={css.stage}>
      <MapTop address={address} onSearch={() => setSheet({ name: 'search' })}>
        <MapNotices
          notice={canvas.retry ? 'no-map' : map && !isPlainlyOffline ? ground.notice : null}
          onRetry={canvas.retry ?? ground.retry}
          found={found}
          fault={fault}
          onDismissFault={dismissFault}
          failure={found.failed ? errorMessage(found.failed, t) : null}
          empty={empty}
          closed={closed}
          isGone={Boolean(address.item) && !selected && found.isComplete}
          lost={{ sheet: panel.retry, onClose: () => select([]), walk: walk.retry }}
        />
        <MapSheets
          open={sheet}
          onClose={() => setSheet(null)}
          address={address}
          items={matching}
          ground={{ base, onBase: setBase }}
          search={{
            items: found.items,
            outlines: ground.outlines,
            onFound: (place) => {
              setSheet(null)
              if ('key' in place) select([place])
              else map?.moveTo({ ...place, zoom: DRAWN_ZOOM })
            },
          }}
          onAllowPosition={() => void locate()}
        />
      </MapTop>
      {/* a live region does not announce its first text, only changes; a notice says that nothing is left */}
      {count !== null && (
        <VisuallyHidden>
          <span role="status">{empty === 'filtered' ? null : count}</span>
        </VisuallyHidden>
      )}
      {!isOpen && !isWalking && (
        <ViewPill
          icon="list"
          focus={pillFocus}
          className={css.toList}
          onPress={() => change({ view: 'list', item: null })}
        >
          {t('toList', { count: items.length })}
        </ViewPill>
      )}
      {canvas.Part ? (
        <canvas.Part
          label={t('title')}
          start={start}
          items={items}
          tracks={tracks}
          closed={closed}
          ground={ground}
          // recording draws the position itself, with the accuracy of each step
          position={isWalking ? null : position}
          selected={selected}
          isQuiet={Boolean(walkSheet?.routeId)}
          coveredPx={selected ? coveredBySheet(height) : 0}
          onReady={setMap}
          onMove={(view: MapView, bounds: Corners) => {
            setShown(bounds)
            onMove(view)
          }}
          onSelect={select}
          onTrack={(key: string) => select(items.filter((item) => item.key === key))}
          onGround={() => select([])}
        />
      ) : (
        <StaticMap
          items={items}
          closed={closed}
          onSelect={select}
          isAlone={canvas.retry !== null}
          chosen={selected?.key ?? (address.route && ROUTE_KEY + address.route)}
        />
      )}
      {map && (
        <p className={css.attribution} data-above={above ?? undefined}>
          {ground.credit}
        </p>
      )}
      <MapButtons
        map={map}
        onLayers={() => setSheet({ name: 'layers' })}
        onLocate={() => void wantPosition()}
        isAsking={isAsking}
        above={above}
      />
      <SafetyButton route={walkSheet?.routeId ?? address.route} above={above} />
      {isOpen && panel.Part && (
        <panel.Part
          selected={selected}
          together={together}
          height={height}
          onHeightChange={setHeight}
          onSelect={select}
        />
      )}
      {walk.Part && (
        <walk.Part
          map={map}
          routeId={address.route}
          coveredBy={isOpen ? height : null}
          onSheet={showWalk}
          onLeaveRoute={() => change({ route: null })}
        />
      )}
    </div>
  )
}
