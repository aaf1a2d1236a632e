import { ErrorState } from '@sureda/ui/states'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface LazyPartProps<P extends object> {
  /** A dynamic import of the part. */
  load: () => Promise<{ default: ComponentType<P> }>
  props: P
  /** Shown until the part is there; keeps its height so that nothing jumps. */
  placeholder?: ReactNode
  /**
   * Asked for while the screen is drawn, not after its first paint: on a slow phone drawing takes as long as the request. For what the first
   * view shows.
   */
  atOnce?: boolean
  /** Wait until the place is near the view. Otherwise the part is loaded after the first paint. */
  whenNear?: boolean
  /** Milliseconds to wait, so that more urgent requests go first. */
  afterMs?: number
}

/** Loaded parts, by their loader, so that a screen is complete at once on the return to it. */
const LOADED = new WeakMap<object, unknown>()

/**
 * A part of a screen that loads later. Unlike React.lazy, which remembers a failed import for ever, it offers a retry.
 */
export function LazyPart<P extends object>({
  load,
  props,
  placeholder = null,
  atOnce,
  whenNear,
  afterMs,
}: LazyPartProps<P>) {
  const { t } = useTranslation('content')
  const [Part, setPart] = useState(() => {
    if (whenNear) return null
    const here = LOADED.get(load) as ComponentType<P> | undefined
    // the effect below handles the result
    if (!here && atOnce) load().catch(() => {})
    return here ?? null
  })
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  // `load` is a new closure on every render of some callers; only a new attempt asks again
  useEffect(() => {
    if (Part) return
    let gone = false
    const start = () =>
      load().then(
        (module) => {
          LOADED.set(load, module.default)
          if (!gone) setPart(() => module.default)
        },
        () => {
          if (!gone) setFailed(true)
        },
      )
    const waits = attempt === 0
    const stop =
      waits && whenNear && place.current
        ? onceNear(place.current, start)
        : waits && afterMs
          ? inAWhile(afterMs, start)
          : void start()
    return () => {
      gone = true
      stop?.()
    }
  }, [attempt, whenNear, afterMs])

  if (Part) return <Part {...props} />
  if (!failed) return <div ref={place}>{placeholder}</div>
  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return (
    <ErrorState
      size="card"
      title={t('state.partTitle')}
      text={t('state.partText')}
      onRetry={retry}
      retryLabel={t('shell:common.retry')}
    />
  )
}

function inAWhile(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, ms)
  return () => clearTimeout(timer)
}

/** Calls once when the element comes within one screen of the view. */
function onceNear(element: Element, action: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    action()
    return () => {}
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      action()
    },
    { rootMargin: '100%' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
