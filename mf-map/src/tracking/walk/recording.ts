/** A walk on this phone, without its points. */
export interface Recording {
  id: string
  /** The followed route, if any. */
  routeId: string | null
  title: string | null
  startedAt: number
  /** Milliseconds walked before the last pause. */
  activeMs: number
  /** When the last pause ended; null while it is paused. */
  activeSince: number | null
  /** When the last point was stored. */
  lastAt: number
  metres: number
}

export const newRecording = (route: { id: string; title: string } | null, now: number): Recording => ({
  id: `${now}`,
  routeId: route?.id ?? null,
  title: route?.title ?? null,
  startedAt: now,
  activeMs: 0,
  activeSince: now,
  lastAt: now,
  metres: 0,
})

/** Milliseconds without the pauses. */
export const activeTime = ({ activeMs, activeSince }: Recording, now: number): number =>
  activeMs + (activeSince === null ? 0 : Math.max(0, now - activeSince))

/** Stops the time at `now`; after a crash that is when the last point was stored. */
export const paused = (recording: Recording, now: number): Recording => ({
  ...recording,
  activeMs: activeTime(recording, now),
  activeSince: null,
})
