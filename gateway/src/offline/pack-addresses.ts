import type { OfflinePackKind } from '@sureda/contract/remote/offline'
import type { RouteContribution } from '@sureda/contract/remote/registry'
import { filledCall } from '../page/filled-call.ts'
import { bestMatch, type Params } from '../page/path-match.ts'
import type { Ask } from './ask-once.ts'
import { wholeAnswer } from './whole-answer.ts'

interface Subject {
  kind: OfflinePackKind
  id: string
}

/**
 * Addresses of the app that a pack opens; undefined where its subject does not exist, or no screen shows such a thing. Which screens belong to a pack, and
 * which of their items, is declared by their remotes: a team that adds a screen or a call adds it to the packs by the same line.
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

/** What everybody may open, without network too. */
const opened = (routes: readonly RouteContribution[]) =>
  routes.filter(({ access, offline }) => access === 'public' && offline !== 'never')

/** Addresses of screens with every item they show; with a subject only what belongs to it. */
export async function addressesOf(
  routes: readonly RouteContribution[],
  ask: Ask,
  subject?: string,
): Promise<string[]> {
  const found = await Promise.all(
    routes.map(async (route) => {
      const items = await itemsOf(route, ask, subject)
      return items.map((params) => filledCall(route.path, params) ?? route.path)
    }),
  )
  return [...new Set(found.flat())]
}

/** The parameters of every item that a screen shows: one list after the other, or only what belongs to the subject. */
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

/** The items of a list, whichever page they are on; asked as the screens ask whole lists, so that the pack's own pages are the ones read here. */
async function idsOf(list: string | undefined, params: Params, ask: Ask): Promise<string[]> {
  const call = list && filledCall(list, params)
  const pages = call ? await wholeAnswer(call, ask) : []
  return pages.flatMap(([, body]) =>
    (JSON.parse(body) as { data: { id: string }[] }).data.map(({ id }) => id),
  )
}

export interface Call {
  address: string
  /** It names the item of the screen's address; every other call is a list or the texts of the app. */
  isOfItem: boolean
}

/** Public calls of the API that the screens at these addresses make, by their remotes' declarations. */
export function callsOf(addresses: readonly string[], routes: readonly RouteContribution[]): Call[] {
  const open = opened(routes)
  const calls = new Map<string, Call>()
  for (const place of addresses) {
    const match = bestMatch(open, place)
    if (!match) continue
    const { preloadApi = [], offlineApi = [] } = match.entry
    for (const call of [...preloadApi, ...offlineApi]) {
      const address = filledCall(call, match.params)
      // the week of today is left out: no one knows in which one the pack is opened
      if (address) calls.set(address, { address, isOfItem: address !== call })
    }
  }
  return [...calls.values()]
}
