import { errorMessage } from '@sureda/remote/error-message'
import { positionPermission } from '@sureda/remote/geolocation'
import { useOnline } from '@sureda/remote/online'
import { useSession } from '@sureda/remote/session'
import { FloatingPill } from '@sureda/ui/floating-pill'
import type { SheetHeight } from '@sureda/ui/sheet-panel'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MapAddress, type MapView, PLACE_ZOOM } from '../domain/map-address.ts'
import type { MapItem } from '../domain/map-item.ts'
import type { BaseLayerId } from '../domain/map-layers.ts'
import { rememberedView, rememberView } from '../domain/remembered-view.ts'
import { Later } from '../frame/later.tsx'
import type { MapHandle } from '../leaflet/create-map.ts'
import { outlinesOf } from '../queries/map-queries.ts'
import type { MapItems } from '../queries/use-map-items.ts'
import { useTracks } from '../queries/use-tracks.ts'
import { LayerChips } from './layer-chips.tsx'
import { MapButtons } from './map-buttons.tsx'
import { MapNotices } from './map-notices.tsx'
import css from './map-stage.module.css'
import { StaticMap } from './static-map.tsx'
import { useAddressChange } from './use-address-change.ts'
import { usePosition } from './use-position.ts'

const loadCanvas = () => import('./map-canvas.tsx')
const loadPanel = () => import('./map-panel.tsx')
const loadLayers = () => import('./layers-sheet.tsx')
const loadPosition = () => import('./position-sheet.tsx')
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
  const [map, setMap] = useState<MapHandle | null>(null)
  const [chosenHeight, setHeight] = useState<SheetHeight | null>(null)
  const [together, setTogether] = useState<MapItem[]>([])
  const [sheet, setSheet] = useState<'layers' | 'position' | null>(null)
  const [tilesFailed, setTilesFailed] = useState(false)
  const [isWalking, setWalking] = useState(false)
  const [remembered] = useState(() => rememberedView(tenant?.id ?? ''))
  const { data: outlines } = useQuery(outlinesOf(tenant?.id ?? ''))
  const tracks = useTracks(items, map !== null)

  const selected = found.items.find(({ key }) => key === address.item) ?? null
  // a warning is read whole before the buttons that lead there
  const height = chosenHeight ?? (selected?.notice ? 'half' : 'peek')
  const base = address.base ?? remembered.base ?? tenant?.map.layers[0]?.id ?? 'street'
  const layer = tenant?.map.layers.find(({ id }) => id === base) ?? null
  const start = startView(address, remembered.view, tenant?.map)
  const seen = useRef(start)

  const remember = (view: MapView, ground: BaseLayerId) => {
    seen.current = view
    rememberView(tenant?.id ?? '', view, ground)
  }

  const isDrawn = tilesFailed || !online
  const select = (chosen: MapItem[]) => {
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
      <Later
        load={loadCanvas}
        placeholder={<StaticMap items={items} />}
        fallback={(retry) => (
          <>
            <StaticMap items={items} />
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
          onMove: (view: MapView) => remember(view, base),
          onSelect: select,
          onGround: () => select([]),
          onTiles: (state: 'shown' | 'failed') => setTilesFailed(state === 'failed'),
        }}
      />
      <div className={css.top}>
        <LayerChips address={address} />
        <MapNotices
          notice={isDrawn && map ? (online ? 'no-tiles' : 'offline') : null}
          onRetry={online ? () => setTilesFailed(false) : undefined}
          found={found}
          fault={fault}
          onDismissFault={dismissFault}
          failure={found.failed ? errorMessage(found.failed, t, t('shell:error.offline')) : null}
        />
      </div>
      <MapButtons
        map={map}
        onLayers={() => setSheet('layers')}
        onLocate={() => void wantPosition()}
        isAsking={isAsking}
        isRaised={isWalking || Boolean(selected) || together.length > 0}
      />
      {layer && map && <p className={css.attribution}>{isDrawn ? t('attribution') : layer.attribution}</p>}
      {selected || together.length > 0 ? (
        <Later
          load={loadPanel}
          placeholder={null}
          fallback={() => null}
          props={{ selected, together, height, onHeightChange: setHeight, onSelect: select }}
        />
      ) : isWalking ? null : (
        <FloatingPill icon="list" onPress={() => change({ view: 'list', item: null })}>
          {t('toList', { count: items.length })}
        </FloatingPill>
      )}
      {map && (
        <Later
          load={loadTracking}
          placeholder={null}
          fallback={() => null}
          props={{
            map,
            routeId: address.route,
            isCovered: Boolean(selected) || together.length > 0,
            onOpenChange: setWalking,
            onLeaveRoute: () => change({ route: null }),
          }}
        />
      )}
      {sheet === 'layers' && (
        <Later
          load={loadLayers}
          placeholder={null}
          fallback={() => null}
          props={{
            address,
            items: found.items,
            base,
            onBase: (next: BaseLayerId) => {
              setTilesFailed(false)
              remember(seen.current, next)
              change({ base: next })
            },
            onClose: () => setSheet(null),
          }}
        />
      )}
      {sheet === 'position' && (
        <Later
          load={loadPosition}
          placeholder={null}
          fallback={() => null}
          props={{ onAllow: () => void locate(), onClose: () => setSheet(null) }}
        />
      )}
    </div>
  )
}

/** A linked place wins over where the map was left, and that over the middle of the territory. */
function startView(
  { at }: MapAddress,
  remembered: MapView | null,
  map: { center: [number, number]; zoom: number } | undefined,
): MapView {
  const [latitude = 41.9, longitude = 3] = map?.center ?? []
  return at ?? remembered ?? { latitude, longitude, zoom: map?.zoom ?? 10 }
}
