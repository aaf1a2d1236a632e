import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { useEffect, useRef, useState } from 'react'
import type { MapHandle } from '../leaflet/create-map.ts'
import { type TrackingMarks, trackingMarks } from './tracking-marks.ts'
import { askForCompass, followHeading, type Heading } from './walk/device-heading.ts'
import { useTracking } from './walk/tracker.ts'

interface Wanted {
  map: MapHandle | null
  route: RouteDetail | null
  isFollowing: boolean
  coveredPx: number
  onPan: () => void
}

/** Draws walk, route and position on the map, and moves the map while it follows. Returns a function that shows person and route as a whole. */
export function useTrackingMarks({ map, route, isFollowing, coveredPx, onPan }: Wanted): () => void {
  const { phase, fix, points, progress } = useTracking()
  const [marks, setMarks] = useState<TrackingMarks | null>(null)
  const pan = useRef(onPan)
  const heading = useRef<Heading>(null)
  useEffect(() => {
    pan.current = onPan
  })

  useEffect(() => {
    if (!map) return
    const made = map.attach((leafletMap, leaflet) => trackingMarks(leafletMap, leaflet, () => pan.current()))
    setMarks(made)
    return () => {
      setMarks(null)
      made.remove()
    }
  }, [map])

  const track = route?.track
  useEffect(() => {
    marks?.setRoute(track ?? [], route?.schematic ?? false)
    // while a walk is recorded the view stays
    if (track && useTracking.getState().phase === 'off') marks?.showRoute(coveredPx)
  }, [marks, track])
  useEffect(() => marks?.setPoints(points), [marks, points])
  useEffect(() => marks?.setFix(phase === 'off' ? null : fix), [marks, fix, phase])
  const isAway = progress !== null && (progress.offRoute.isOff || !progress.offRoute.hasJoined)
  useEffect(
    () => marks?.setWayBack(phase === 'on' && isAway ? fix : null, progress?.foot ?? null),
    [marks, fix, progress, isAway, phase],
  )
  // on the way to the route both are shown; the view changes when the person is considerably nearer
  const isComing = progress !== null && !progress.offRoute.hasJoined
  const nearness = isComing ? Math.floor(Math.log2(Math.max(1, progress.foot.distance)) * 2) : null
  useEffect(() => {
    const here = useTracking.getState().fix
    if (phase === 'on' && here && isFollowing && nearness !== null) marks?.showRoute(coveredPx, here)
  }, [marks, phase, isFollowing, coveredPx, nearness])
  useEffect(() => {
    if (phase === 'on' && fix && isFollowing && !isComing) marks?.follow(fix, coveredPx)
  }, [marks, fix, phase, isFollowing, isComing, coveredPx])

  const isOn = phase === 'on'
  useEffect(() => {
    if (!isOn || !marks) return
    // also for a walk that is resumed or continued after a reload
    void askForCompass()
    const following = followHeading(marks.setHeading)
    heading.current = following
    return () => {
      heading.current = null
      following.stop()
    }
  }, [isOn, marks])
  // after the effect above, which creates `heading`
  useEffect(() => {
    if (fix) heading.current?.onCourse(fix.course)
  }, [fix])
  return () => marks?.showRoute(coveredPx, fix ?? undefined)
}
