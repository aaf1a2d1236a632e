import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { watchDevice } from '../access/device-class.ts'
import { provideNavigation } from './navigation.ts'
import type { RouteHandle } from './route-handle.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Creates the router and hands it to everything outside React. Resolves when the guard of the first address has answered. */
export async function createRouter(routes: RouteObject[]): Promise<Router> {
  history.scrollRestoration = 'manual'
  nameEntry()
  // before the router's own listener: the direction must be known when it starts the movement
  addEventListener('popstate', () => turnPage('back'))
  const router = createBrowserRouter(routes)
  provideNavigation({
    go: (to, { replace = false } = {}) => {
      const viewTransition = canMove() && new URL(to, location.href).pathname !== location.pathname
      if (viewTransition) turnPage('forward')
      void router.navigate(to, { replace, viewTransition })
    },
    recheck: () => router.revalidate(),
    rulesOf: (path) => rulesOfPath(routes, path),
  })
  watchDevice(() => void router.revalidate())
  addEventListener('unhandledrejection', passOverSkippedMovement)
  await firstAnswer(router)
  return router
}

/** The router calls the first entry of every document the same: with a name of its own its place on the page is found again, and no address is noted for it. */
function nameEntry(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '')
}

/** What is declared for an address, or null where no screen has it. */
export function rulesOfPath(routes: RouteObject[], path: string) {
  const { pathname } = new URL(path, location.href)
  const handle = matchRoutes(routes, pathname)?.at(-1)?.route.handle as RouteHandle | undefined
  return handle?.rules ?? null
}

function firstAnswer(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}

const canMove = () =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Who turns back in the middle of a movement breaks it off: the browser rejects it, and nothing is wrong. */
function passOverSkippedMovement(event: PromiseRejectionEvent): void {
  const { reason } = event
  if (reason instanceof DOMException && reason.name === 'AbortError' && /transition/i.test(reason.message))
    event.preventDefault()
}

/**
 * The design system's page turn reads its direction from the root element. It is read only while the browser moves, and each movement begins here: so it
 * need not be forgotten, and a movement may take as long as it does.
 */
function turnPage(direction: 'forward' | 'back'): void {
  document.documentElement.dataset.transition = direction
}
