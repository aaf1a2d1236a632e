import { type ComponentType, useEffect, useState } from 'react'

export type LoadPart<P extends object> = () => Promise<{ default: ComponentType<P> }>

interface Part<P extends object> {
  /** Null until it is here. */
  Part: ComponentType<P> | null
  /** Asks again for a part that could not be loaded; null for any other. */
  retry: (() => void) | null
}

/**
 * A heavy part that comes after the first paint. Unlike React.lazy it can be asked again after a failure: by `retry`, and by asking for
 * something else (`wanted`, say another pin). A `load` of null asks for nothing yet; another `load` is another part.
 */
export function usePart<P extends object>(load: LoadPart<P> | null, wanted?: unknown): Part<P> {
  const [given, setGiven] = useState<{ load: LoadPart<P> | null; Part: ComponentType<P> | null } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const mine = given?.load === load ? given : null
  const isHere = mine?.Part != null

  useEffect(() => {
    if (!load || isHere) return
    let gone = false
    setGiven(null)
    load()
      .then(({ default: Part }) => {
        if (!gone) setGiven({ load, Part })
      })
      .catch(() => {
        if (!gone) setGiven({ load, Part: null })
      })
    return () => {
      gone = true
    }
  }, [load, isHere, attempt, wanted])

  return {
    Part: mine?.Part ?? null,
    retry: mine && !isHere ? () => setAttempt(attempt + 1) : null,
  }
}
