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
  /** Null until it is here. */
  Part: ComponentType<P> | null
  /** Asks again for a part that could not be loaded; null for any other. */
  retry: (() => void) | null
}

/** Loaded parts, by their loader, so that a screen is complete at once on the return to it. */
const LOADED = new WeakMap<object, unknown>()

/**
 * A part that comes after the first paint. React.lazy remembers a failed import for ever; this asks again: by `retry`, and when something else is
 * asked for (`wanted`, say another pin). A `load` of null asks for nothing yet; another `load` is another part.
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
    load().then(
      ({ default: Part }) => {
        LOADED.set(load, Part)
        if (!gone) setGiven({ load, Part })
      },
      () => {
        if (!gone) setGiven({ load, Part: null })
      },
    )
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
  /** A dynamic import of the part: one function, not a new one with every render. */
  load: LoadPart<P>
  props: P
  /** Another value asks again for a part that could not be loaded. */
  wanted?: unknown
  /** Shown until the part is there; keeps its height so that nothing jumps. */
  placeholder?: ReactNode
  /** In place of the card that says what is missing. */
  fallback?: (retry: () => void) => ReactNode
  /**
   * Asked for while the screen is drawn, not after its first paint: on a slow phone drawing takes as long as the request. For what the first
   * view shows.
   */
  atOnce?: boolean
  /** Waits until the place is near the view. */
  whenNear?: boolean
  /** Milliseconds to wait, so that more urgent requests go first. */
  afterMs?: number
}

/** A part of a screen that loads later, in its own place. */
export function LazyPart<P extends object>(part: LazyPartProps<P>) {
  const { load, props, wanted, placeholder = null, fallback, atOnce, whenNear, afterMs } = part
  const { t } = useTranslation('shell')
  const [isDue, setDue] = useState(() => {
    // the hook below asks again and handles the result
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
  if (!retry) return <div ref={place}>{placeholder}</div>
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

/** A sheet or dialog that loads when it is first opened. Nothing of it is in the screen before, so a message says that it could not be opened. */
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

/** Calls once when the element comes within one screen of the view. */
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
