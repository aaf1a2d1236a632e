import { paths } from '@sureda/contract/paths'
import { useFormat } from '@sureda/remote/format'
import { useOnline } from '@sureda/remote/online'
import { useOutbox } from '@sureda/remote/outbox'
import { queryClient } from '@sureda/remote/query-client'
import { useSession } from '@sureda/remote/session'
import { OfflineNotice } from '@sureda/ui/offline-notice'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../router/navigation.ts'

const LOOK_MS = 15_000
/** What screens of the window's height leave for the strip. */
const HEIGHT = '--offline-strip-height'

/** Thin strip while there is no network, with the age of the oldest thing on screen; and while something waits that a network seems not to take. */
export function OfflineStrip() {
  const online = useOnline()
  const count = useWaitingCount()
  const isStuck = useOutbox((state) => state.isStuck) && count > 0
  if (!online) return <Strip />
  return isStuck ? <StuckStrip /> : null
}

function useWaitingCount(): number {
  const userId = useSession((state) => state.user?.id)
  return useOutbox(({ items }) => items.filter((item) => item.userId === userId).length)
}

/** The way to what waits, in words; nothing where nothing does. */
function useWaitingAction(): { label: string; onPress: () => void } | undefined {
  const { t } = useTranslation('shell')
  const count = useWaitingCount()
  if (count === 0) return undefined
  return { label: t('outbox.count', { count }), onPress: () => goTo(paths.offline()) }
}

function StuckStrip() {
  const { t } = useTranslation('shell')
  return (
    <div ref={useMeasured()}>
      <OfflineNotice text={t('outbox.stuck')} action={useWaitingAction()} />
    </div>
  )
}

function Strip() {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const [seen, setSeen] = useState(oldestOnScreen)
  useEffect(() => {
    const look = () => setSeen(oldestOnScreen())
    const timer = setInterval(look, LOOK_MS)
    // a screen may stand before its answer, which the worker takes from what the phone has kept
    const stop = queryClient.getQueryCache().subscribe((event) => {
      const isAnswer = event.type === 'updated' && event.action.type === 'success'
      if (isAnswer || event.type === 'observerAdded' || event.type === 'observerRemoved') queueMicrotask(look)
    })
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [])
  const age = seen === null ? undefined : t('common.seenAgo', { ago: format.ago(seen) })
  return (
    <div ref={useMeasured()}>
      <OfflineNotice text={t('offline.strip')} age={age} action={useWaitingAction()} />
    </div>
  )
}

/** Its height is known only once its words have been laid out, and changes with them. */
function useMeasured() {
  const strip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const measure = () => style.setProperty(HEIGHT, `${strip.current?.offsetHeight ?? 0}px`)
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    if (strip.current) observer?.observe(strip.current)
    measure()
    return () => {
      observer?.disconnect()
      style.removeProperty(HEIGHT)
    }
  }, [])
  return strip
}

/** When the oldest answer that is on screen was given; null when nothing on screen came from the server. */
export function oldestOnScreen(): number | null {
  const times = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && query.state.dataUpdatedAt > 0)
    .map((query) => query.state.dataUpdatedAt)
  return times.length > 0 ? Math.min(...times) : null
}
