import type { MeasuredLine } from '../../shared/geo/measured-line.ts'
import { elevationChangeBetween } from './elevation-change.ts'
import type { Followed, RouteProgress } from './route-progress.ts'
import type { Stop } from './stops.ts'

export interface NextStop extends Stop {
  /** Metres along the line. */
  left: number
  /** Metres to climb from here to the end of the way. */
  climbLeft: number
  /** The end of the way is the start of the line, which is walked backwards. */
  isStart: boolean
}

/** A stop counts as passed this many metres before it: no one is sent back to where they are. */
const PASSED_M = 30

/** The next stop of a route and the remaining climb. Null on a sketch, off the line and at its end. */
export function nextStop(route: Followed, progress: RouteProgress): NextStop | null {
  const { offRoute, foot, isBackwards, hasArrived } = progress
  if (route.isSketch || hasArrived || !offRoute.hasJoined || offRoute.isOff) return null
  const { line, stops, heights } = route
  const end = isBackwards ? 0 : line.length
  const ahead = (along: number) => (isBackwards ? foot.along - along : along - foot.along)
  const stop = (isBackwards ? [...stops].reverse() : stops).find(
    ({ along }) => ahead(along) > PASSED_M && Math.abs(end - along) > PASSED_M,
  )
  const next = stop ?? { name: null, along: end, ...placeOfEnd(line, isBackwards) }
  return {
    ...next,
    left: Math.max(0, ahead(next.along)),
    climbLeft: elevationChangeBetween(line, heights, foot.along, end),
    isStart: isBackwards && !stop,
  }
}

function placeOfEnd(line: MeasuredLine, isBackwards: boolean) {
  const index = isBackwards ? 0 : line.x.length - 1
  return line.toPlace(line.x[index] ?? 0, line.y[index] ?? 0)
}
