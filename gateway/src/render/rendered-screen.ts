import type { ReleaseRecord } from '@sureda/contract/remote/registry'
import type { PageVariant } from '@sureda/contract/remote/server-render'
import { fillCall } from '../page/fill-call.ts'
import { bestMatch, type Params, redirected } from '../page/path-match.ts'
import { SHELL_SCREENS } from '../page/preloads.ts'
import { GUEST_SCREENS } from '../page/redirects-home.ts'
import type { ResolvedRegistry } from '../rollout/registry.ts'

/** A screen that the server renders. */
export interface RenderedScreen {
  /** Name of the remote's expose or the shell's module. */
  name: string
  /** Absent for the shell's screens. */
  record?: ReleaseRecord
  /** The screen is rendered only if each of these has an answer. */
  calls: string[]
  /** Calls that the screen makes later. */
  moreCalls: string[]
  /** Queries with which it is rendered, too: each is another page, so they are few. */
  queries: readonly string[]
}

/**
 * The screen at this path, if its declaration allows rendering on the server and its calls can be named.
 * @param words parameters known beside the path
 * @param variant signed-in people are redirected away from screens for guests
 */
export function renderedScreen(
  path: string,
  registry: ResolvedRegistry,
  words: Params,
  variant: PageVariant,
): RenderedScreen | undefined {
  if (redirected(path) !== path) return undefined
  const own = bestMatch(SHELL_SCREENS, path)?.entry
  if (own) {
    const { server, screen, calls = [], queries = [] } = own
    const isLeft = variant !== 'guest' && GUEST_SCREENS.includes(path)
    return server && !isLeft ? { name: screen, calls, moreCalls: [], queries } : undefined
  }
  const routes = [...registry.records.values()].flatMap((record) =>
    record.contributes.routes.map((route) => ({ ...route, record })),
  )
  const match = bestMatch(routes, path)
  if (!match?.entry.server || match.entry.access !== 'public') return undefined
  const { record, screen, preloadApi = [], offlineApi = [] } = match.entry
  if (registry.document.remotes[record.name]?.state !== 'active') return undefined
  const filled = (calls: string[]) => calls.map((call) => fillCall(call, { ...words, ...match.params }))
  const calls = filled(preloadApi)
  if (!calls.every((call) => call !== undefined)) return undefined
  const moreCalls = filled(offlineApi).filter((call) => call !== undefined)
  return { name: screen, record, calls, moreCalls, queries: [] }
}
