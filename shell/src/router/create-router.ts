import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { watchDevice } from '../access/device-class.ts'
import { provideNavigation } from './navigation.ts'
import type { RouteHandle } from './routes.tsx'

type Router = ReturnType<typeof createBrowserRouter>

/** How long a page turn may take before its direction is forgotten; a little over the longest movement. */
const TURN_MS = 600

/** Creates the router and hands it to everything outside React. Resolves when the guard of the first address has answered. */
export async function createRouter(routes: RouteObject[]): Promise<Router> {
  history.scrollRestoration = 'manual'
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
    accessOf: (path) => accessOfPath(routes, path),
  })
  watchDevice(() => void router.revalidate())
  addEventListener('unhandledrejection', passOverSkippedMovement)
  await firstAnswer(router)
  return router
}

function accessOfPath(routes: RouteObject[], path: string) {
  const { pathname } = new URL(path, location.href)
  const handle = matchRoutes(routes, pathname)?.at(-1)?.route.handle as RouteHandle | undefined
  return handle?.access ?? null
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

let timer: ReturnType<typeof setTimeout> | undefined

/** The design system's page turn reads its direction from the root element. */
function turnPage(direction: 'forward' | 'back'): void {
  clearTimeout(timer)
  document.documentElement.dataset.transition = direction
  timer = setTimeout(() => delete document.documentElement.dataset.transition, TURN_MS)
}
