import { addToast } from '@sureda/ui/core'
import { ErrorState } from '@sureda/ui/states'
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'

type LoadPart<P extends object> = () => Promise<{ default: ComponentType<P> }>

interface Part<P extends object> {
  /** Null until loaded. */
  Part: ComponentType<P> | null
  /** Retries a failed load; null otherwise. */
  retry: (() => void) | null
}

/** Loaded parts by loader, so that a screen renders complete at once on return. */
const LOADED = new WeakMap<object, unknown>()

/**
 * A part that loads after the first paint. React.lazy remembers a failed import for good; this retries through `retry`
 * and when `wanted` changes (say, to another pin). A null `load` loads nothing yet; another `load` is another part.
 */
export function useLazyPart<P extends object>(load: LoadPart<P> | null, wanted?: unknown): Part<P> {
  const [given, setGiven] = useState<{ load: LoadPart<P> | null; Part: ComponentType<P> | null } | null>(
    () => {
      const Part = load && (LOADED.get(load) as ComponentType<P> | undefined)
      return Part ? { load, Part } : null
    },
  )
  const [attempt, setAttempt] = useState(0)
  const mine = given?.load === load ? given : null
  const isHere = mine?.Part != null

  useEffect(() => {
    if (!load || isHere) return
    let gone = false
    setGiven(null)
    load()
      .then(({ default: Part }) => {
        LOADED.set(load, Part)
        if (!gone) setGiven({ load, Part })
      })
      // also a module that throws when it is first read
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

interface LazyPartProps<P extends object> {
  /** A dynamic import of the part: a stable function, not a new one per render. */
  load: LoadPart<P>
  props: P
  /** A change retries a failed load. */
  wanted?: unknown
  /** Shown until the part is loaded; reserves its height so that nothing jumps. */
  placeholder?: ReactNode
  /** Replaces the error card. */
  fallback?: (retry: () => void) => ReactNode
  /**
   * Loads while the screen renders instead of after its first paint, for parts in the first view: on a slow phone
   * rendering takes as long as the request.
   */
  atOnce?: boolean
  /** Loads when the place is near the viewport. */
  whenNear?: boolean
  /** Milliseconds to wait, so that more urgent requests go first. */
  afterMs?: number
}

/** A part of a screen that loads later, in place. */
export function LazyPart<P extends object>(part: LazyPartProps<P>) {
  const { load, props, wanted, placeholder = null, fallback, atOnce, whenNear, afterMs } = part
  const { t } = useTranslation('shell')
  const [isDue, setDue] = useState(() => {
    // the hook below retries and handles the result
    if (atOnce && !LOADED.has(load)) load().catch(() => {})
    return !whenNear && (!afterMs || LOADED.has(load))
  })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isDue) return
    const start = () => setDue(true)
    return whenNear ? onceNear(place, start) : inAWhile(afterMs ?? 0, start)
  }, [isDue, whenNear, afterMs])
  const { Part, retry } = useLazyPart(isDue ? load : null, wanted)

  if (Part) return <Part {...props} />
  if (!retry) return whenNear ? <div ref={place}>{placeholder}</div> : placeholder
  if (fallback) return fallback(retry)
  return (
    <ErrorState
      size="card"
      title={t('common.partTitle')}
      text={t('common.partText')}
      onRetry={retry}
      retryLabel={t('common.retry')}
    />
  )
}

/** A sheet or dialog that loads when it is first opened. Nothing of it is rendered before, so a message reports a failed load. */
export function lazySheet<P extends object>(load: LoadPart<P>): ComponentType<P> {
  return function LazySheet(props: P) {
    const { t } = useTranslation('shell')
    const { Part, retry } = useLazyPart(load)
    const say = useEffectEvent(() => {
      if (retry)
        addToast({
          kind: 'warning',
          text: t('error.notOpened'),
          action: { label: t('common.retry'), onPress: retry },
        })
    })
    const hasFailed = retry !== null
    useEffect(() => {
      if (hasFailed) say()
    }, [hasFailed])
    return Part && <Part {...props} />
  }
}

function inAWhile(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, ms)
  return () => clearTimeout(timer)
}

/** Calls once when the element comes within one screen of the viewport. */
function onceNear(place: RefObject<Element | null>, action: () => void): (() => void) | undefined {
  if (!place.current || !('IntersectionObserver' in window)) return void action()
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      action()
    },
    { rootMargin: '100%' },
  )
  observer.observe(place.current)
  return () => observer.disconnect()
}
