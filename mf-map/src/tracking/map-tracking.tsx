import { positionPermission } from '@sureda/remote/device'
import type { SheetHeight } from '@sureda/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MapHandle } from '../leaflet/create-map.ts'
import { coveredBySheet } from '../shared/covered-by-sheet.ts'
import css from './map-tracking.module.css'
import { RecordingsSheet } from './panel/recordings-sheet.tsx'
import { StartSheet } from './panel/start-sheet.tsx'
import { TrackingAnnouncements } from './panel/tracking-announcements.tsx'
import { TrackingPanel } from './panel/tracking-panel.tsx'
import { RouteChange } from './route-change.tsx'
import { isRouteMissing } from './route-fault.tsx'
import { TrackingAlert } from './tracking-alert.tsx'
import { TrackingButtons } from './tracking-buttons.tsx'
import { useNoticeOnLeave } from './use-recording-notice.ts'
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
  /** The id of the route in the address. */
  routeId: string | null
  /** Height of another sheet that is shown in place of the panel; null for none. */
  coveredBy: SheetHeight | null
  /** Reports height and route of the panel; null when there is none. */
  onSheet: (sheet: WalkSheet | null) => void
  onLeaveRoute: () => void
}

/** In a lower window the lowest sheet has no space for a sentence. */
const SMALL_PX = 720

/** Records a walk: a button, a panel, and what is drawn on the map. It is loaded after the map, and works without it. */
export default function MapTracking({ map, routeId, coveredBy, onSheet, onLeaveRoute }: MapTrackingProps) {
  const tracking = useTracking()
  const { phase, recording, fault, isElsewhere } = tracking
  const [sheet, setSheet] = useState<'start' | 'recordings' | null>(null)
  const [chosenHeight, setHeight] = useState<SheetHeight | null>(null)
  const [isFollowing, setFollowing] = useState(true)

  const { id: shownId, query, route } = useRouteOfWalk(routeId)
  const { data: walks } = useQuery(recordings())
  // notices need a higher sheet: that of the route before the start, those of the walk on small phones
  const news = alertKind(tracking) ?? isRouteMissing(query)
  const needsHeight = (phase === 'off' && route?.status_note) || (news && innerHeight < SMALL_PX)
  const height = chosenHeight ?? (needsHeight ? 'half' : 'peek')
  const isCovered = coveredBy !== null
  const isOpen = phase !== 'off' || shownId !== null || fault !== null || isElsewhere

  useEffect(() => void restoreTracking(), [])
  useEffect(() => onSheet(isOpen ? { height, routeId: shownId } : null), [isOpen, height, shownId, onSheet])
  // a walk without a route follows the one that is chosen on the way
  const isOpenWalk = recording !== null && recording.routeId === null
  useEffect(() => {
    if (isOpenWalk && route) changeRoute(route)
  }, [isOpenWalk, route])
  useNoticeOnLeave()
  const showWhole = useTrackingMarks({
    map,
    route,
    isFollowing,
    coveredPx: isOpen ? coveredBySheet(height) : 0,
    onPan: () => setFollowing(false),
  })

  const begin = async () => {
    setSheet(null)
    setHeight(null)
    setFollowing(true)
    // inside of the tap, because Apple's phones allow the question only there
    await askForCompass()
    await startTracking(route && { id: route.id, title: route.title })
  }
  const wantToBegin = async () => {
    if ((await positionPermission()) === 'prompt') setSheet('start')
    else await begin()
  }

  return (
    <>
      <TrackingAnnouncements />
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
