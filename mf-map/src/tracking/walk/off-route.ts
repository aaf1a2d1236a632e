/** How far from a line counts as off it, in metres. The way back has its own, smaller limit, so that the edge is not a flicker. */
export interface OffRouteLimits {
  leave: number
  back: number
}

/** A measured line is followed by its path; a sketch only says where the path roughly runs. */
export const MEASURED_LIMITS: OffRouteLimits = { leave: 50, back: 30 }
export const SKETCH_LIMITS: OffRouteLimits = { leave: 250, back: 180 }

export interface OffRoute {
  /** The route has been reached once; before that no one can leave it. */
  hasJoined: boolean
  isOff: boolean
  /** Fixes in a row that are surely off. */
  strikes: number
}

export const NOT_JOINED: OffRoute = { hasJoined: false, isOff: false, strikes: 0 }

/** One wild fix is no wrong turn. */
const STRIKES = 2
/** A phone this unsure cannot judge anything. */
const VAGUE_M = 100

/** The state after one more fix: off only where even the near edge of the accuracy circle lies outside, twice in a row. */
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
