import { useShownTitle } from '@sureda/remote/screen-title'
import { useSession } from '@sureda/remote/session'
import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { useWords } from '../layout/use-words.ts'
import type { RouteHandle } from '../router/routes.tsx'
import { noteSeen } from './seen-screens.ts'

/** Long enough that it was looked at, and that its answers have arrived. */
const LOOKED_AT_MS = 2_000

/** Notes the screens of remotes that somebody really looks at while there is network. */
export function useSeenScreen(): void {
  const { pathname } = useLocation()
  const language = useSession((session) => session.language)
  const shown = useShownTitle((state) => state.title)
  const words = useWords()
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  // a detail screen whose item did not come has no title of its own, and is not worth coming back to
  const isDetail = handle?.screen?.route.path.includes(':')
  const title = shown ?? (isDetail ? '' : words(handle?.title))
  const isKept = handle?.screen !== undefined && handle.screen.route.offline !== 'never'
  useEffect(() => {
    if (!isKept || !title || !navigator.onLine) return
    const timer = setTimeout(() => noteSeen({ path: pathname, title, language }), LOOKED_AT_MS)
    return () => clearTimeout(timer)
  }, [isKept, title, pathname, language])
}
