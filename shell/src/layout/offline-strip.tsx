import { useFormat } from '@sureda/remote/format'
import { useOnline } from '@sureda/remote/online'
import { queryClient } from '@sureda/remote/query-client'
import { OfflineNotice } from '@sureda/ui/offline-notice'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const LOOK_MS = 15_000
/** What screens of the window's height leave for the strip. */
const HEIGHT = '--offline-strip-height'

/** Thin strip while there is no network, with the age of the oldest thing on screen. */
export function OfflineStrip() {
  const online = useOnline()
  return online ? null : <Strip />
}

function Strip() {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const [seen, setSeen] = useState(oldestOnScreen)
  useEffect(() => {
    const look = () => setSeen(oldestOnScreen())
    const timer = setInterval(look, LOOK_MS)
    const stop = queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === 'observerAdded' || type === 'observerRemoved') queueMicrotask(look)
    })
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [])
  const age = seen === null ? undefined : t('common.seenAgo', { ago: format.ago(seen) })
  return (
    <div ref={useMeasured()}>
      <OfflineNotice text={t('offline.strip')} age={age} />
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
