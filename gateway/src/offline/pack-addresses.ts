import type { Locale } from '@sureda/contract/locale'
import type { OfflinePackKind } from '@sureda/contract/offline'
import { paths } from '@sureda/contract/paths'
import type { RouteContribution } from '@sureda/contract/registry'
import type { AnswerSource } from '../answer-source.ts'
import { ITEMS } from '../page/link-preview.ts'
import { bestMatch } from '../page/path-match.ts'

interface Subject {
  kind: OfflinePackKind
  id: string
  host: string
  locale: Locale
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
  answers: AnswerSource,
  routes: readonly RouteContribution[],
): Promise<string[] | undefined> {
  const ask = askFor(subject, answers)
  if (subject.kind === 'territory') return territoryAddresses(ask, routes)
  if (subject.kind === 'route') {
    const route = await ask<{ points?: Item[] }>(`/routes/${encodeURIComponent(subject.id)}`)
    if (!route) return undefined
    const points = (route.points ?? []).map(({ id }) => paths.routePoint(id))
    return [paths.route(subject.id), ...points, ...ON_THE_WAY]
  }
  const tour = await ask<Item>(`/story-tours/${encodeURIComponent(subject.id)}`)
  return tour && [...(await tourAddresses(ask, subject.id)), ...ON_THE_WAY]
}

type Ask = <T>(path: string) => Promise<T | undefined>

const askFor =
  ({ host, locale }: Subject, answers: AnswerSource): Ask =>
  async <T>(path: string) => {
    const body = await answers(host, `/api/v1${path}`, locale)
    return body === undefined ? undefined : (JSON.parse(body) as { data: T }).data
  }

async function tourAddresses(ask: Ask, id: string): Promise<string[]> {
  const games = await ask<Item[]>(`/story-tours/${encodeURIComponent(id)}/games`)
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
      const list = (await ask<Item[]>(`${api}?per_page=100`)) ?? []
      return list.map(({ id }) => path.replace(':id', encodeURIComponent(id)))
    }),
  )
  const tours = (await ask<Item[]>('/story-tours?per_page=100')) ?? []
  const games = await Promise.all(tours.map(({ id }) => tourAddresses(ask, id)))
  return [...new Set([...fixed, ...ON_THE_WAY, ...items.flat(), ...games.flat()])]
}

/** Public calls of the API that the screens at these addresses make, by their remotes' declarations. */
export function callsOf(addresses: readonly string[], routes: readonly RouteContribution[]): string[] {
  const open = routes.filter(({ access, offline }) => access === 'public' && offline !== 'never')
  const calls = addresses.flatMap((address) => {
    const match = bestMatch(open, address)
    if (!match) return []
    const { preloadApi = [], offlineApi = [] } = match.entry
    return [...preloadApi, ...offlineApi].map((call) =>
      call.replaceAll(/:([a-zA-Z]+)/g, (_all, key: string) => encodeURIComponent(match.params[key] ?? '')),
    )
  })
  return [...new Set(calls)]
}
