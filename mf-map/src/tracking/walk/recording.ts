/** A walk on this phone: what is known of it beside its points. */
export interface Recording {
  id: string
  /** The route that is followed, if one is. */
  routeId: string | null
  title: string | null
  startedAt: number
  /** Milliseconds walked before the last pause. */
  activeMs: number
  /** Since when it runs; null while it is paused. */
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

/** Milliseconds on the way, without the pauses. */
export const activeTime = ({ activeMs, activeSince }: Recording, now: number): number =>
  activeMs + (activeSince === null ? 0 : Math.max(0, now - activeSince))

/** The clock stops at `now`; for a page that ended without a word, at the last point it stored. */
export const paused = (recording: Recording, now: number): Recording => ({
  ...recording,
  activeMs: activeTime(recording, now),
  activeSince: null,
})
