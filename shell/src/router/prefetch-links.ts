import { whenIdle } from '@sureda/remote/device'
import type { RouteObject } from 'react-router-dom'
import { runPart } from '../federation/load-part.ts'
import { allowsPrefetch } from './allows-prefetch.ts'
import { matchScreen } from './match-screen.ts'
import { prefetchOnTouch } from './prefetch-screen.ts'

/** Prefetches the screen of a link on touch or focus, and runs likely ones when idle: the bottom bar's public items. */
export function prefetchLinks(routes: RouteObject[], likely: () => readonly { path: string }[]): () => void {
  const screenAt = (address: string) => {
    const match = matchScreen(routes, new URL(address, location.href).pathname)
    const screen = match?.handle.screen
    return match && screen && { screen, rules: match.handle.rules, params: match.params }
  }
  let last: Element | null = null
  const touched = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    // a tap focuses its link as well, between the finger's leaving and the click
    if (link === last && event.type === 'focusin') return
    last = link
    const found =
      link instanceof HTMLAnchorElement && link.origin === location.origin ? screenAt(link.href) : undefined
    if (found) prefetchOnTouch(found.screen, found.params)
  }
  addEventListener('pointerdown', touched, { passive: true })
  addEventListener('focusin', touched, { passive: true })
  const cancel = whenQuiet(async () => {
    // without network the files come from this phone
    if (navigator.onLine && !allowsPrefetch()) return
    for (const { path } of likely()) {
      const found = screenAt(path)
      if (found?.rules?.access !== 'public') continue
      await runPart(found.screen.remote, found.screen.route.screen).catch(() => {})
      // one at a time: a tap waits for no more than one
      await new Promise<void>((resolve) => whenIdle(resolve))
    }
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
