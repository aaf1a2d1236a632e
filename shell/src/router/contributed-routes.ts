import { isShellPath, REDIRECTS, shapeOf } from '@sureda/contract/remote/paths'
import type { RemoteName, RouteContribution } from '@sureda/contract/remote/registry'
import type { Registry } from '../boot/registry-document.ts'

export interface ScreenRoute {
  remote: RemoteName
  route: RouteContribution
}

const REDIRECTED = new Set(REDIRECTS.map(({ from }) => from))

const accepted = new WeakMap<Registry, readonly ScreenRoute[]>()

/** The screens of all remotes, without invalid claims: the same list for a registry, because every menu and link asks for it. */
export function contributedRoutes(registry: Registry): readonly ScreenRoute[] {
  const routes = accepted.get(registry) ?? acceptedRoutes(registry)
  accepted.set(registry, routes)
  return routes
}

/** The first remote by name gets a contested address. */
function acceptedRoutes(registry: Registry): ScreenRoute[] {
  const taken = new Map<string, RemoteName>()
  const routes: ScreenRoute[] = []
  const remotes = [...registry.remotes].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [remote, { contributes }] of remotes) {
    for (const route of contributes.routes) {
      const reason = refusal(route, taken)
      if (reason) console.warn(`${remote}: ${route?.path} is refused, ${reason}`)
      else {
        taken.set(shapeOf(route.path), remote)
        routes.push({ remote, route })
      }
    }
  }
  return routes
}

function refusal(
  route: RouteContribution | undefined,
  taken: ReadonlyMap<string, RemoteName>,
): string | null {
  if (typeof route?.path !== 'string' || !route.path.startsWith('/')) return 'it is not an address'
  if (!/^\.\/[a-z][a-z0-9-]*$/.test(String(route.screen))) return 'its screen has no name'
  // no remote may take them, not even a release that slipped through its checks
  if (isShellPath(route.path)) return 'the shell owns it'
  if (REDIRECTED.has(route.path)) return 'it leads elsewhere by agreement'
  const owner = taken.get(shapeOf(route.path))
  return owner ? `${owner} has it` : null
}
