import { useSession } from '@sureda/remote/session'
import { useShownTitle } from '@sureda/remote/shell'
import { VisuallyHidden } from '@sureda/ui/core'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router-dom'
import type { RouteHandle } from '../router/route-handle.ts'
import { rememberLink, rememberScroll, restoreScroll } from '../router/scroll-memory.ts'
import { useTexts } from './use-texts.ts'

/** What browsers do on page load and an app must do on navigation: title, focus, scroll position. */
export function NavigationEffects() {
  const title = usePageTitle()
  const brand = useSession((state) => state.tenant?.name ?? 'Sureda')
  const { key, pathname, hash } = useLocation()
  const kind = useNavigationType()
  const current = useRef(key)
  const lastPath = useRef('')
  const hasMoved = useRef(false)

  useEffect(() => {
    document.title = title && title !== brand ? `${title} · ${brand}` : brand
  }, [title, brand])

  useEffect(() => {
    const note = () => rememberScroll(current.current)
    const noteLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null
      if (link) rememberLink(current.current, link)
    }
    addEventListener('scroll', note, { passive: true })
    addEventListener('click', noteLink, true)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('click', noteLink, true)
    }
  }, [])

  useLayoutEffect(() => {
    const isSamePath = lastPath.current === pathname
    if (lastPath.current !== '' && !isSamePath) {
      hasMoved.current = true
      // screens appear softly from now on
      document.documentElement.dataset.navigated = ''
    }
    const before = current.current
    current.current = key
    lastPath.current = pathname
    // a changed filter of the same screen must not scroll to the top
    if (!isSamePath || kind === 'POP' || hash) restoreScroll(key, kind === 'POP', hash)
    // saved now, because the person may leave without scrolling
    else rememberScroll(key, kind === 'REPLACE' ? before : key)
    // after scrolling, which has brought the layout up to date: later it would be computed a second time
    if (isSamePath || !hasMoved.current) return
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [key, pathname, kind, hash])

  return (
    <VisuallyHidden>
      <span aria-live="polite">{title}</span>
    </VisuallyHidden>
  )
}

/** The title set by the screen, or the declared one once its texts are loaded. */
export function usePageTitle(): string {
  const shown = useShownTitle((state) => state.title)
  const words = useTexts()
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  return shown ?? words(handle?.title)
}
