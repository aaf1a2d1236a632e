import { matchRoutes, type Params, type RouteObject } from 'react-router-dom'
import type { RouteHandle } from './route-handle.ts'

interface Match {
  handle: RouteHandle
  params: Params
}

let last: { routes: RouteObject[]; pathname: string; match: Match | null } | undefined

/**
 * What the routes declare for a path, or null where no screen has it. The last answer is remembered: a tap asks several
 * times for the same path, and each time the router's function compiles all paths anew.
 */
export function matchScreen(routes: RouteObject[], pathname: string): Match | null {
  if (last?.routes !== routes || last.pathname !== pathname) {
    const found = matchRoutes(routes, pathname)?.at(-1)
    const match = found ? { handle: (found.route.handle ?? {}) as RouteHandle, params: found.params } : null
    last = { routes, pathname, match }
  }
  return last.match
}
