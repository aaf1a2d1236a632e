import type { RouteObject } from 'react-router-dom'

/**
 * The routes that an address may belong to, by its first segment: ranking all of them takes an eighth of a page's time.
 */
export function routesFor(address: string, routes: readonly RouteObject[]): RouteObject[] {
  const first = wordOf(address)
  return routes
    .filter(({ path }) => {
      const word = path === undefined ? '' : wordOf(path)
      return word === '' || /^[:*]/.test(word) || word === first
    })
    .map((route) =>
      route.children ? ({ ...route, children: routesFor(address, route.children) } as RouteObject) : route,
    )
}

const wordOf = (path: string): string => /^\/?([^/?]*)/.exec(path)?.[1]?.toLowerCase() ?? ''
