import { MAX_PER_PAGE } from '@sureda/contract/limits'
import type { OfflinePackKind } from '@sureda/contract/offline'
import { paths } from '@sureda/contract/paths'
import type { RouteContribution } from '@sureda/contract/registry'
import { filledCall } from '../page/filled-call.ts'
import { ITEMS } from '../page/link-preview.ts'
import { bestMatch } from '../page/path-match.ts'
import type { Ask } from './ask-once.ts'
import { wholeAnswer } from './whole-answer.ts'

interface Subject {
  kind: OfflinePackKind
  id: string
}

interface Item {
  id: string
}

/** Screens somebody on the way needs whatever they have taken along. */
const ON_THE_WAY = [paths.map(), paths.safety()]

/**
 * Addresses of the app that a pack opens; undefined where its subject does not exist. What each of them needs is declared by its remote, so a team that adds
 * a call to a screen adds it to the packs by the same line.
 */
export async function packAddresses(
  subject: Subject,
  ask: Ask,
  routes: readonly RouteContribution[],
): Promise<string[] | undefined> {
  if (subject.kind === 'territory') return territoryAddresses(ask, routes)
  if (subject.kind === 'route') {
    const route = await dataOf<{ points?: Item[] }>(ask, `/routes/${encodeURIComponent(subject.id)}`)
    if (!route) return undefined
    const points = (route.points ?? []).map(({ id }) => paths.routePoint(id))
    return [paths.route(subject.id), ...points, ...ON_THE_WAY]
  }
  const tour = await dataOf<Item>(ask, `/story-tours/${encodeURIComponent(subject.id)}`)
  return tour && [...(await tourAddresses(ask, subject.id)), ...ON_THE_WAY]
}

async function dataOf<T>(ask: Ask, path: string): Promise<T | undefined> {
  const body = await ask(`/api/v1${path}`)
  return body === undefined ? undefined : (JSON.parse(body) as { data: T }).data
}

/** The items of a list, whichever page they stand on; asked as the screens ask whole lists, so that the pack's own pages are the ones read here. */
async function allOf(ask: Ask, path: string): Promise<Item[]> {
  const pages = await wholeAnswer(`/api/v1${path}?per_page=${MAX_PER_PAGE}`, ask)
  return pages.flatMap(([, body]) => (JSON.parse(body) as { data: Item[] }).data)
}

async function tourAddresses(ask: Ask, id: string): Promise<string[]> {
  const games = await dataOf<Item[]>(ask, `/story-tours/${encodeURIComponent(id)}/games`)
  return [
    paths.storyTour(id),
    paths.storyTourGames(id),
    ...(games ?? []).map((game) => paths.game(id, game.id)),
  ]
}

/** Every public screen without a parameter, and every item of every list. */
async function territoryAddresses(ask: Ask, routes: readonly RouteContribution[]): Promise<string[]> {
  const fixed = routes.filter(({ path }) => !/[:*]/.test(path)).map(({ path }) => path)
  const items = await Promise.all(
    ITEMS.map(async ({ path, api }) => {
      const list = await allOf(ask, api)
      return list.map(({ id }) => path.replace(':id', encodeURIComponent(id)))
    }),
  )
  const tours = await allOf(ask, '/story-tours')
  const games = await Promise.all(tours.map(({ id }) => tourAddresses(ask, id)))
  return [...new Set([...fixed, ...ON_THE_WAY, ...items.flat(), ...games.flat()])]
}

export interface Call {
  address: string
  /** It names the item of the screen's address; every other call is a list or the words of the house. */
  isOfItem: boolean
}

/** Public calls of the API that the screens at these addresses make, by their remotes' declarations. */
export function callsOf(addresses: readonly string[], routes: readonly RouteContribution[]): Call[] {
  const open = routes.filter(({ access, offline }) => access === 'public' && offline !== 'never')
  const calls = new Map<string, Call>()
  for (const place of addresses) {
    const match = bestMatch(open, place)
    if (!match) continue
    const { preloadApi = [], offlineApi = [] } = match.entry
    for (const call of [...preloadApi, ...offlineApi]) {
      const address = filledCall(call, match.params)
      // the week of today is left out: nobody knows in which one the pack is opened
      if (address) calls.set(address, { address, isOfItem: address !== call })
    }
  }
  return [...calls.values()]
}
