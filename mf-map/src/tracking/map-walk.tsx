import { paths } from '@sureda/contract/remote/paths'
import { defineSlot } from '@sureda/remote/shell'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isMapOpen } from './map-of-walk.ts'
import { TrackingAnnouncements } from './panel/tracking-announcements.tsx'
import { useRecordingNotice } from './use-recording-notice.ts'
import { useRouteOfWalk } from './use-route-of-walk.ts'
import { restoreTracking } from './walk/tracker.ts'
import { WalkAlert } from './walk-alert.tsx'

/** Beside every screen while a walk is unfinished: continues it after a reload, measures it against its route, and shows its alerts. */
function MapWalk() {
  const location = useLocation()
  const { route } = useRouteOfWalk(null)
  const say = useRecordingNotice()
  useEffect(() => void restoreTracking().then(say), [say])
  if (isMapOpen(location)) return null
  return (
    <>
      <TrackingAnnouncements />
      {/* nothing may cover the coordinates on /seguridad */}
      {location.pathname !== paths.safety() && <WalkAlert route={route} />}
    </>
  )
}

export default defineSlot('map.walk', MapWalk)
