import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { watchDevice } from '../access/device-class.ts'
import { matchScreen } from './match-screen.ts'
import { provideNavigation } from './navigation.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Creates the router and provides it outside React. Resolves when the first guard has answered. */
export async function createRouter(routes: RouteObject[]): Promise<Router> {
  history.scrollRestoration = 'manual'
  nameEntry()
  const router = notifyOnCompletion(createBrowserRouter(routes))
  provideNavigation({
    go: (to, { replace = false } = {}) => void router.navigate(to, { replace }),
    recheck: () => router.revalidate(),
    rulesOf: (path) => rulesOfPath(routes, path),
  })
  watchDevice(() => void router.revalidate())
  await firstAnswer(router)
  return router
}

/**
 * Subscribers hear of a navigation when it has ended. No screen shows that one has begun, and React would render the
 * whole former screen again for it.
 */
function notifyOnCompletion(router: Router): Router {
  const subscribe = router.subscribe.bind(router)
  router.subscribe = (subscriber) =>
    subscribe((state, changes) => {
      if (state.navigation.state === 'idle' && state.revalidation === 'idle') subscriber(state, changes)
    })
  return router
}

/**
 * The router gives the first entry of every document the same key: a unique name finds its scroll position again
 * without storing its address.
 */
function nameEntry(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '')
}

/** Rules declared for an address, or null where no screen has it. */
export function rulesOfPath(routes: RouteObject[], path: string) {
  const { pathname } = new URL(path, location.href)
  return matchScreen(routes, pathname)?.handle.rules ?? null
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
