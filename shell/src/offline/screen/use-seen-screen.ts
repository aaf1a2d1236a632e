import { queryClient } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { useShownTitle } from '@sureda/remote/shell'
import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { useTexts } from '../../layout/use-texts.ts'
import type { RouteHandle } from '../../router/route-handle.ts'
import { recordSeenScreen } from './seen-screens.ts'

/** Long enough to count as looked at. */
const LOOKED_AT_MS = 2_000

/** Records remote screens that a person looks at while online, once their answers have arrived. */
export function useSeenScreen(): void {
  const { pathname } = useLocation()
  const language = useSession((session) => session.language)
  const shown = useShownTitle((state) => state.title)
  const words = useTexts()
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  // a detail screen without its item has no title of its own, and is not worth returning to
  const isDetail = handle?.screen?.route.path.includes(':')
  const title = shown ?? (isDetail ? '' : words(handle?.title))
  const isKept = handle?.screen !== undefined && handle.screen.route.offline !== 'never'
  useEffect(() => {
    if (!isKept || !title || !navigator.onLine) return
    let stop = () => {}
    const note = () => recordSeenScreen({ path: pathname, title, language })
    const timer = setTimeout(() => {
      stop = onceAnswered(note)
    }, LOOKED_AT_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isKept, title, pathname, language])
}

/** Calls once no query on screen waits for its first answer. Returns the unsubscribe function. */
function onceAnswered(action: () => void): () => void {
  const cache = queryClient.getQueryCache()
  const isWaiting = () =>
    cache.findAll({ type: 'active', fetchStatus: 'fetching' }).some(({ state }) => state.status === 'pending')
  if (!isWaiting()) {
    action()
    return () => {}
  }
  const stop = cache.subscribe(() => {
    if (isWaiting()) return
    stop()
    action()
  })
  return stop
}
