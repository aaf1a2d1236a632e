/** Distances in metres from which a person is off the route, and back on it. The second is smaller, so that the warning does not flicker. */
export interface OffRouteLimits {
  leave: number
  back: number
}

/** A measured line is the path itself; a sketch says only roughly where the path is. */
export const MEASURED_LIMITS: OffRouteLimits = { leave: 50, back: 30 }
export const SKETCH_LIMITS: OffRouteLimits = { leave: 250, back: 180 }

export interface OffRoute {
  /** The route has been reached once; before that it cannot be left. */
  hasJoined: boolean
  isOff: boolean
  /** Fixes in a row that are certainly off. */
  strikes: number
}

export const NOT_JOINED: OffRoute = { hasJoined: false, isOff: false, strikes: 0 }

/** One wrong fix is no wrong turn. */
const STRIKES = 2
/** A less exact fix is ignored. */
const VAGUE_M = 100

/** The state after one more fix: off only if even the near edge of the accuracy circle is outside, twice in a row. */
export function nextOffRoute(
  state: OffRoute,
  fix: { distance: number; accuracy: number },
  { leave, back }: OffRouteLimits,
): OffRoute {
  if (!(fix.accuracy <= VAGUE_M)) return state
  const atLeast = Math.max(0, fix.distance - fix.accuracy)
  if (fix.distance <= back || (atLeast === 0 && fix.distance <= leave))
    return { hasJoined: true, isOff: false, strikes: 0 }
  if (!state.hasJoined) return state
  if (atLeast <= leave) return { ...state, strikes: 0 }
  const strikes = Math.min(state.strikes + 1, STRIKES)
  return { ...state, strikes, isOff: state.isOff || strikes >= STRIKES }
}
