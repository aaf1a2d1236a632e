import { positionPermission } from '@sureda/remote/device'
import type { SheetHeight } from '@sureda/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MapHandle } from '../leaflet/create-map.ts'
import css from './map-tracking.module.css'
import { RecordingsSheet } from './panel/recordings-sheet.tsx'
import { StartSheet } from './panel/start-sheet.tsx'
import { TrackingPanel } from './panel/tracking-panel.tsx'
import { TrackingWords } from './panel/tracking-words.tsx'
import { RouteChange } from './route-change.tsx'
import { isRouteMissing } from './route-fault.tsx'
import { TrackingAlert } from './tracking-alert.tsx'
import { TrackingButtons } from './tracking-buttons.tsx'
import { useLeaveWord } from './use-goes-on-word.ts'
import { useRouteOfWalk } from './use-route-of-walk.ts'
import { useTrackingMarks } from './use-tracking-marks.ts'
import { alertKind } from './walk/alert-kind.ts'
import { askForCompass } from './walk/device-heading.ts'
import { recordings } from './walk/recording-store.ts'
import { changeRoute, restoreTracking, startTracking, useTracking } from './walk/tracker.ts'

export interface WalkSheet {
  height: SheetHeight
  routeId: string | null
}

export interface MapTrackingProps {
  map: MapHandle | null
  /** The route of the address. */
  routeId: string | null
  /** The height of another sheet that is where the panel would. */
  coveredBy: SheetHeight | null
  /** How high the panel is from now on, and of which route; null when there is none. */
  onSheet: (sheet: WalkSheet | null) => void
  onLeaveRoute: () => void
}

/** Share of the window a sheet covers; the same figures as the design system's sheet. */
const COVERED: Record<SheetHeight, number> = { peek: 0.24, half: 0.56, full: 0.94 }

/** On a window lower than this a lying sheet has no space for a sentence. */
const SMALL_PX = 720

/** Recording a walk: a button, a panel, and what both draw on the map. Loaded after the map, and without it where it cannot be loaded. */
export default function MapTracking({ map, routeId, coveredBy, onSheet, onLeaveRoute }: MapTrackingProps) {
  const tracking = useTracking()
  const { phase, recording, fault, isElsewhere } = tracking
  const [sheet, setSheet] = useState<'start' | 'recordings' | null>(null)
  const [chosenHeight, setHeight] = useState<SheetHeight | null>(null)
  const [isFollowing, setFollowing] = useState(true)

  const { id: shownId, query, route } = useRouteOfWalk(routeId)
  const { data: walks } = useQuery(recordings())
  // a notice is read whole: that of the route before the button that leads there, one of the walk on a small phone, too
  const news = alertKind(tracking) ?? isRouteMissing(query)
  const needsRoom = (phase === 'off' && route?.status_note) || (news && innerHeight < SMALL_PX)
  const height = chosenHeight ?? (needsRoom ? 'half' : 'peek')
  const isCovered = coveredBy !== null
  const isOpen = phase !== 'off' || shownId !== null || fault !== null || isElsewhere

  useEffect(() => void restoreTracking(), [])
  useEffect(() => onSheet(isOpen ? { height, routeId: shownId } : null), [isOpen, height, shownId, onSheet])
  // a walk without a route takes the one that is chosen on the way
  const isOpenWalk = recording !== null && recording.routeId === null
  useEffect(() => {
    if (isOpenWalk && route) changeRoute(route)
  }, [isOpenWalk, route])
  useLeaveWord()
  const showWhole = useTrackingMarks({
    map,
    route,
    isFollowing,
    coveredPx: isOpen ? COVERED[height] * window.innerHeight : 0,
    onPan: () => setFollowing(false),
  })

  const begin = async () => {
    setSheet(null)
    setHeight(null)
    setFollowing(true)
    // inside the tap: Apple phones answer nowhere else
    await askForCompass()
    await startTracking(route && { id: route.id, title: route.title })
  }
  const wantToBegin = async () => {
    if ((await positionPermission()) === 'prompt') setSheet('start')
    else await begin()
  }

  return (
    <>
      <TrackingWords />
      <TrackingButtons
        above={coveredBy ?? (isOpen ? height : null)}
        onStart={phase === 'off' ? () => void wantToBegin() : null}
        onFollow={phase === 'on' && !isFollowing ? () => setFollowing(true) : null}
        onWhole={
          phase === 'on' && isFollowing && route
            ? () => {
                setFollowing(false)
                showWhole()
              }
            : null
        }
        onRecordings={phase === 'off' && walks?.length ? () => setSheet('recordings') : null}
      />
      {isOpen && !isCovered && (
        <TrackingPanel
          route={route}
          query={query}
          height={height}
          onHeightChange={setHeight}
          onStart={() => void wantToBegin()}
          onRecordings={() => setSheet('recordings')}
          onLeaveRoute={onLeaveRoute}
        />
      )}
      {isOpen && isCovered && (
        <div className={css.floating}>
          <TrackingAlert route={route} />
        </div>
      )}
      {recording?.routeId && routeId !== null && routeId !== recording.routeId && (
        <RouteChange routeId={routeId} onKeep={onLeaveRoute} />
      )}
      {sheet === 'start' && <StartSheet onBegin={() => void begin()} onClose={() => setSheet(null)} />}
      {sheet === 'recordings' && <RecordingsSheet onClose={() => setSheet(null)} />}
    </>
  )
}
