import { paths } from '@sureda/contract/remote/paths'
import { defineSlot } from '@sureda/remote/shell'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isMapOpen } from './map-of-walk.ts'
import { TrackingWords } from './panel/tracking-words.tsx'
import { useGoesOnWord } from './use-goes-on-word.ts'
import { useRouteOfWalk } from './use-route-of-walk.ts'
import { restoreTracking } from './walk/tracker.ts'
import { WalkAlert } from './walk-alert.tsx'

/** Beside every screen while a walk is begun: takes it up after a reload, measures it against its route, says what must not wait for the map. */
function MapWalk() {
  const location = useLocation()
  const { route } = useRouteOfWalk(null)
  const say = useGoesOnWord()
  useEffect(() => void restoreTracking().then(say), [say])
  if (isMapOpen(location)) return null
  return (
    <>
      <TrackingWords />
      {/* nothing lies over the coordinates that a person reads out */}
      {location.pathname !== paths.safety() && <WalkAlert route={route} />}
    </>
  )
}

export default defineSlot('map.walk', MapWalk)
