import { whenIdle } from '@sureda/remote/device'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { isGenerousNetwork } from './generous-network.ts'
import { prefetchOnTouch } from './prefetch-screen.ts'
import type { RouteHandle } from './route-handle.ts'

/** Prefetches the screen of a link on touch or focus, and likely ones when idle: the bottom bar's public items. */
export function prefetchLinks(routes: RouteObject[], likely: () => readonly { path: string }[]): () => void {
  const warm = (address: string, isAsked = true) => {
    const match = matchRoutes(routes, new URL(address, location.href).pathname)?.at(-1)
    const handle = match?.route.handle as RouteHandle | undefined
    if (match && handle?.screen && (isAsked || handle.rules?.access === 'public'))
      prefetchOnTouch(handle.screen, match.params)
  }
  let last: Element | null = null
  const touched = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    // a tap focuses its link as well, between the finger's leaving and the click
    if (link === last && event.type === 'focusin') return
    last = link
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) warm(link.href)
  }
  addEventListener('pointerdown', touched, { passive: true })
  addEventListener('focusin', touched, { passive: true })
  const cancel = whenQuiet(() => {
    if (isGenerousNetwork()) for (const { path } of likely()) warm(path, false)
  })
  return () => {
    cancel()
    removeEventListener('pointerdown', touched)
    removeEventListener('focusin', touched)
  }
}

const IDLE_MS = 2_000

function whenQuiet(action: () => void): () => void {
  const timer = setTimeout(() => whenIdle(action, 4_000), IDLE_MS)
  return () => clearTimeout(timer)
}
