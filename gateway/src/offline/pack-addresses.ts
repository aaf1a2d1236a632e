import type { OfflinePackKind } from '@sureda/contract/remote/offline'
import type { RouteContribution } from '@sureda/contract/remote/registry'
import { fillCall } from '../page/fill-call.ts'
import { bestMatch, type Params } from '../page/path-match.ts'
import type { Ask } from './cached-calls.ts'
import { wholeAnswer } from './whole-answer.ts'

interface Subject {
  kind: OfflinePackKind
  id: string
}

/**
 * Addresses of the app that a pack opens; undefined if its subject does not exist, or no screen shows it. Remotes
 * declare which screens and items belong to a pack, so that a new screen or call joins the packs by its declaration.
 */
export async function packAddresses(
  { kind, id }: Subject,
  ask: Ask,
  routes: readonly RouteContribution[],
): Promise<string[] | undefined> {
  const open = opened(routes)
  if (kind === 'territory') return addressesOf(open, ask)
  const parts = open.filter(({ packs }) => packs?.includes(kind))
  const list = parts.find(({ itemsApi }) => itemsApi)?.itemsApi?.[0]
  if (!list || (await ask(`${list.split('?')[0]}/${encodeURIComponent(id)}`)) === undefined) return undefined
  return addressesOf(parts, ask, id)
}

/** Public screens that work offline. */
const opened = (routes: readonly RouteContribution[]) =>
  routes.filter(({ access, offline }) => access === 'public' && offline !== 'never')

/** Addresses of screens with every item they show; with a subject only its own. */
export async function addressesOf(
  routes: readonly RouteContribution[],
  ask: Ask,
  subject?: string,
): Promise<string[]> {
  const found = await Promise.all(
    routes.map(async (route) => {
      const items = await itemsOf(route, ask, subject)
      return items.map((params) => fillCall(route.path, params) ?? route.path)
    }),
  )
  return [...new Set(found.flat())]
}

/** Parameters of every item of a screen: all lists combined, or only those of the subject. */
async function itemsOf(
  { path, itemsApi = [] }: RouteContribution,
  ask: Ask,
  subject?: string,
): Promise<Params[]> {
  let known: Params[] = [{}]
  for (const [index, [, name = '']] of [...path.matchAll(/:([a-zA-Z]+)/g)].entries()) {
    const more = known.map(async (params) => {
      const isSubject = index === 0 && subject !== undefined
      const ids = isSubject ? [subject] : await idsOf(itemsApi[index], params, ask)
      return ids.map((id) => ({ ...params, [name]: id }))
    })
    known = (await Promise.all(more)).flat()
  }
  return known
}

/** Ids of a list across all pages, requested like the screens do, so that the pack's own pages are reused. */
async function idsOf(list: string | undefined, params: Params, ask: Ask): Promise<string[]> {
  const call = list && fillCall(list, params)
  const pages = call ? await wholeAnswer(call, ask) : []
  return pages.flatMap(([, body]) =>
    (JSON.parse(body) as { data: { id: string }[] }).data.map(({ id }) => id),
  )
}

export interface Call {
  address: string
  /** It names the item of the screen's address; every other call is a list or texts of the app. */
  isOfItem: boolean
}

/** Public API calls of the screens at these addresses, by their remotes' declarations. */
export function callsOf(addresses: readonly string[], routes: readonly RouteContribution[]): Call[] {
  const open = opened(routes)
  const calls = new Map<string, Call>()
  for (const place of addresses) {
    const match = bestMatch(open, place)
    if (!match) continue
    const { preloadApi = [], offlineApi = [] } = match.entry
    for (const call of [...preloadApi, ...offlineApi]) {
      const address = fillCall(call, match.params)
      // calls with the current week are skipped: no one knows when the pack is opened
      if (address) calls.set(address, { address, isOfItem: address !== call })
    }
  }
  return [...calls.values()]
}
