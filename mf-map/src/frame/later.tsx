import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

interface LaterProps<P extends object> {
  load: () => Promise<{ default: ComponentType<P> }>
  props: P
  /** Shown until the part is there. */
  placeholder: ReactNode
  /** Shown when it cannot be loaded, with a way to ask again. */
  fallback: (retry: () => void) => ReactNode
}

/** A heavy part that comes after the first paint. Unlike React.lazy it can be asked again after a failure. */
export function Later<P extends object>({ load, props, placeholder, fallback }: LaterProps<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)

  // `load` is a new closure on every render of some callers; only a new attempt asks again
  useEffect(() => {
    let gone = false
    load().then(
      (module) => {
        if (!gone) setPart(() => module.default)
      },
      () => {
        if (!gone) setFailed(true)
      },
    )
    return () => {
      gone = true
    }
  }, [attempt])

  if (Part) return <Part {...props} />
  if (!failed) return placeholder
  return fallback(() => {
    setFailed(false)
    setAttempt(attempt + 1)
  })
}
