import { paths } from '@sureda/contract/remote/paths'
import { CACHE_LIFETIME_MS } from '@sureda/contract/rules/limits'
import { useOnline } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { useOutbox, useOutboxOwner } from '@sureda/remote/offline'
import { isCachedAnswer, queryClient } from '@sureda/remote/query'
import { OfflineNotice } from '@sureda/ui/states'
import type { Query } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../router/navigation.ts'

const LOOK_MS = 15_000
/** Height that full-height screens leave for the strip. */
const HEIGHT = '--offline-strip-height'

/**
 * A strip shown while offline, with the age of the oldest answer on screen; while queued actions fail to send; and
 * while the screen shows old answers although there seems to be a network.
 */
export function OfflineStrip() {
  const online = useOnline()
  const count = useWaitingCount()
  const isStuck = useOutbox((state) => state.isStuck) && count > 0
  const seen = useOldest(online ? isOld : isAnswered)
  if (!online) return <Strip seen={seen} />
  if (isStuck) return <StuckStrip />
  return seen === null ? null : <OldStrip seen={seen} />
}

function useWaitingCount(): number {
  const owner = useOutboxOwner()
  return useOutbox(({ items }) => items.filter((item) => item.userId === owner).length)
}

/** Link to the queued actions; undefined if there are none. */
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

function Strip({ seen }: { seen: number | null }) {
  const { t } = useTranslation('shell')
  const age = useAge(seen)
  return (
    <div ref={useMeasured()}>
      <OfflineNotice text={t('offline.strip')} age={age} action={useWaitingAction()} />
    </div>
  )
}

function OldStrip({ seen }: { seen: number }) {
  const { t } = useTranslation('shell')
  const age = useAge(seen)
  const ask = () => void queryClient.refetchQueries({ type: 'active', predicate: isOld })
  return (
    <div ref={useMeasured()}>
      <OfflineNotice
        text={t('offline.notRefreshed')}
        age={age}
        action={{ label: t('offline.refresh'), onPress: ask }}
      />
    </div>
  )
}

function useAge(seen: number | null): string | undefined {
  const { t } = useTranslation('shell')
  const format = useFormat()
  return seen === null ? undefined : t('common.seenAgo', { ago: format.ago(seen) })
}

/** Its height is known after layout, and changes with its text. */
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

const isAnswered = ({ state }: Query): boolean => state.dataUpdatedAt > 0

/** Refetched without success, and older than answers may be. A refusal is reported by its own screen. */
const isOld = (query: Query): boolean =>
  isCachedAnswer(query) &&
  query.state.status === 'success' &&
  Date.now() - query.state.dataUpdatedAt > CACHE_LIFETIME_MS

/** When the oldest of these answers was given, always up to date; null if there is none. */
function useOldest(counts: (query: Query) => boolean): number | null {
  const [seen, setSeen] = useState(() => oldestOnScreen(counts))
  useEffect(() => {
    const look = () => setSeen(oldestOnScreen(counts))
    look()
    const timer = setInterval(look, LOOK_MS)
    // a screen may render before the service worker returns its cached answer
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' || event.type === 'observerAdded' || event.type === 'observerRemoved')
        queueMicrotask(look)
    })
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [counts])
  return seen
}

function oldestOnScreen(counts: (query: Query) => boolean): number | null {
  const times = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && counts(query))
    .map((query) => query.state.dataUpdatedAt)
  return times.length > 0 ? Math.min(...times) : null
}
