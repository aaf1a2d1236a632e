import { errorMessage } from '@sureda/remote/error-message'
import { positionPermission } from '@sureda/remote/geolocation'
import { useOnline } from '@sureda/remote/online'
import { useSession } from '@sureda/remote/session'
import { FloatingPill } from '@sureda/ui/floating-pill'
import type { SheetHeight } from '@sureda/ui/sheet-panel'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Corners } from '../domain/bounds.ts'
import { isFiltered, type MapAddress, type MapView, PLACE_ZOOM } from '../domain/map-address.ts'
import type { MapItem } from '../domain/map-item.ts'
import type { BaseLayerId } from '../domain/map-layers.ts'
import { routesInView } from '../domain/routes-in-view.ts'
import { Later } from '../frame/later.tsx'
import type { MapHandle } from '../leaflet/create-map.ts'
import type { TileState } from '../leaflet/tile-base.ts'
import { outlinesOf } from '../queries/map-queries.ts'
import type { MapItems } from '../queries/use-map-items.ts'
import { useTracks } from '../queries/use-tracks.ts'
import { MapButtons } from './map-buttons.tsx'
import { MapNotices } from './map-notices.tsx'
import { MapSheets, type OpenSheet } from './map-sheets.tsx'
import css from './map-stage.module.css'
import { MapTop } from './map-top.tsx'
import { StaticMap } from './static-map.tsx'
import { useAddressChange } from './use-address-change.ts'
import { useMapView } from './use-map-view.ts'
import { usePosition } from './use-position.ts'

const loadCanvas = () => import('./map-canvas.tsx')
const loadPanel = () => import('./map-panel.tsx')
const loadTracking = () => import('../tracking/map-tracking.tsx')
/** The drawn ground says where you are only as long as a neighbouring town is in view. */
const DRAWN_ZOOM = 12
/** Share of the window a sheet covers; the same figures as the design system's sheet. */
const COVERED: Record<SheetHeight, number> = { peek: 0.24, half: 0.56, full: 0.94 }

interface MapStageProps {
  address: MapAddress
  found: MapItems
  items: readonly MapItem[]
}

/** The map with everything that floats over it. */
export function MapStage({ address, found, items }: MapStageProps) {
  const { t } = useTranslation('map')
  const tenant = useSession((state) => state.tenant)
  const online = useOnline()
  const change = useAddressChange()
  const { position, fault, isAsking, ask, dismissFault } = usePosition()
  const { start, base, onMove, setBase } = useMapView(address)
  const [map, setMap] = useState<MapHandle | null>(null)
  const [shown, setShown] = useState<Corners | null>(null)
  const [chosenHeight, setHeight] = useState<SheetHeight | null>(null)
  const [together, setTogether] = useState<readonly MapItem[]>([])
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const [tilesFailed, setTilesFailed] = useState(false)
  const [walkSheet, setWalkSheet] = useState<SheetHeight | null>(null)
  const { data: outlines } = useQuery(outlinesOf(tenant?.id ?? ''))

  const selected = found.items.find(({ key }) => key === address.item) ?? null
  const tracks = useTracks(routesInView(items, shown, selected?.key ?? null))
  // a notice is read whole before the buttons that lead there
  const height = chosenHeight ?? (selected?.notice ? 'half' : 'peek')
  const layer = tenant?.map.layers.find(({ id }) => id === base) ?? tenant?.map.layers[0] ?? null
  const isDrawn = tilesFailed || !online || !layer
  const isOpen = Boolean(selected) || together.length > 0
  const isWalking = walkSheet !== null

  const select = (chosen: readonly MapItem[]) => {
    setTogether(chosen.length > 1 ? chosen : [])
    setHeight(null)
    change({ item: chosen.length === 1 ? (chosen[0]?.key ?? null) : null })
  }
  const locate = async () => {
    setSheet(null)
    const here = await ask()
    if (here) map?.moveTo({ ...here, zoom: isDrawn ? DRAWN_ZOOM : PLACE_ZOOM })
  }
  const wantPosition = async () => {
    if ((await positionPermission()) === 'prompt') setSheet('position')
    else await locate()
  }

  return (
    <div className={css.stage}>
      <MapTop address={address} onSearch={() => setSheet('search')}>
        <MapNotices
          notice={map && isDrawn ? (online ? 'no-tiles' : 'offline') : null}
          onRetry={online && layer ? () => setTilesFailed(false) : undefined}
          found={found}
          fault={fault}
          onDismissFault={dismissFault}
          failure={found.failed ? errorMessage(found.failed, t, t('shell:error.offline')) : null}
          empty={emptiness(address, found, items)}
          isGone={Boolean(address.item) && !selected && found.isComplete}
        />
      </MapTop>
      {!isOpen && !isWalking && (
        <FloatingPill icon="list" className={css.toList} onPress={() => change({ view: 'list', item: null })}>
          {t('toList', { count: items.length })}
        </FloatingPill>
      )}
      <Later
        load={loadCanvas}
        placeholder={<StaticMap items={items} onSelect={select} />}
        fallback={(retry) => (
          <>
            <StaticMap items={items} onSelect={select} isAlone />
            <MapNotices notice="no-map" onRetry={retry} />
          </>
        )}
        props={{
          label: t('title'),
          start,
          items,
          tracks,
          outlines,
          base: isDrawn ? null : layer,
          // a walk draws its own, with the accuracy of each step
          position: isWalking ? null : position,
          selected,
          coveredPx: selected ? COVERED[height] * window.innerHeight : 0,
          onReady: setMap,
          onMove: (view: MapView, bounds: Corners) => {
            setShown(bounds)
            onMove(view)
          },
          onSelect: select,
          onTrack: (key: string) => select(items.filter((item) => item.key === key)),
          onGround: () => select([]),
          onTiles: (state: TileState) => setTilesFailed(state === 'failed'),
        }}
      />
      {map && <p className={css.attribution}>{isDrawn ? t('attribution') : layer.attribution}</p>}
      <MapButtons
        map={map}
        onLayers={() => setSheet('layers')}
        onLocate={() => void wantPosition()}
        isAsking={isAsking}
        above={isOpen ? height : walkSheet}
      />
      {isOpen && (
        <Later
          load={loadPanel}
          placeholder={null}
          fallback={() => null}
          props={{ selected, together, height, onHeightChange: setHeight, onSelect: select }}
        />
      )}
      {map && (
        <Later
          load={loadTracking}
          placeholder={null}
          fallback={() => null}
          props={{
            map,
            routeId: address.route,
            coveredBy: isOpen ? height : null,
            onSheet: setWalkSheet,
            onLeaveRoute: () => change({ route: null }),
          }}
        />
      )}
      <MapSheets
        open={sheet}
        onClose={() => setSheet(null)}
        address={address}
        items={found.items}
        outlines={outlines}
        base={base}
        onBase={(next: BaseLayerId) => {
          setTilesFailed(false)
          setBase(next)
        }}
        onAllowPosition={() => void locate()}
        onFound={(place) => {
          setSheet(null)
          if ('key' in place) select([place])
          else map?.moveTo({ ...place, zoom: DRAWN_ZOOM })
        }}
      />
    </div>
  )
}

/** Why nothing is shown, once it is known that nothing will come. */
function emptiness(address: MapAddress, found: MapItems, items: readonly MapItem[]) {
  if (items.length > 0 || found.isComing || found.failed) return null
  if (isFiltered(address)) return 'filtered'
  return found.isComplete ? 'bare' : null
}
