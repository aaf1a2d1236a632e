import type { RouteContribution } from '@sureda/contract/remote/registry'
import { invalidate, queryClient } from '@sureda/remote/query'
import type { Screen } from '@sureda/remote/shell'
import type { FetchQueryOptions } from '@tanstack/react-query'
import { loadedPart, loadPart, prefetchPart } from '../federation/load-part.ts'
import type { ScreenRoute } from './contributed-routes.ts'
import { firstScreen, leaveFirstScreen } from './first-screen.ts'

type Params = Readonly<Record<string, string | undefined>>

/**
 * The old screen stays this long for the next one; then a skeleton confirms the tap. Also on the first screen, whose
 * code comes with the page.
 */
const SCREEN_WAIT_MS = 180
/** Longest wait for answers once the code is loaded: early calls of the page only need to be read. */
const ANSWER_WAIT_MS = 80

/** Starts a screen's code and then its first calls, in parallel with the navigation. Failures show in the screen's place. */
export async function prefetchScreen({ remote, route }: ScreenRoute, params: Params): Promise<void> {
  if (firstScreen.isRendered && !firstScreen.isWhole) return prepareFirstScreen({ remote, route }, params)
  const started = loadPart<Screen>(remote, route.screen).then(
    (screen) => Promise.race([startQueries(screen, route, params), pause(ANSWER_WAIT_MS)]),
    () => {},
  )
  await Promise.race([started, pause(SCREEN_WAIT_MS)])
}

/** Waits for the screen that the page shows already; if it does not load, the screen says why. */
async function prepareFirstScreen({ remote, route }: ScreenRoute, params: Params): Promise<void> {
  const screen = await loadPart<Screen>(remote, route.screen).catch(() => undefined)
  if (!screen) return void leaveFirstScreen()
  await startQueries(screen, route, params)
  firstScreen.isWhole = true
}

/** On touch of a link: fetches its code, or makes its calls if the code is loaded. */
export function prefetchOnTouch({ remote, route }: ScreenRoute, params: Params): void {
  const screen = loadedPart<Screen>(remote, route.screen)
  if (screen) void startQueries(screen, route, params)
  else prefetchPart(remote, route.screen)
}

/** A screen threw, perhaps because of a cached answer: refetches its answers, or it would throw again. */
export async function removeAnswers({ remote, route }: ScreenRoute, params: Params): Promise<void> {
  const queries = loadedPart<Screen>(remote, route.screen)?.queries?.(params, route.path) ?? []
  await invalidate(...queries.map(({ queryKey }) => queryKey))
  for (const { queryKey } of queries) queryClient.removeQueries({ queryKey })
}

/** Resolves when each query has something to show, including errors and cached answers being refreshed. */
async function startQueries(screen: Screen, { path }: RouteContribution, params: Params): Promise<void> {
  const queries = (screen.queries?.(params, path) ?? []) as FetchQueryOptions[]
  await Promise.all(
    queries.map((query) => {
      const hasAnswer = queryClient.getQueryData(query.queryKey) !== undefined
      const asking = queryClient.prefetchQuery(query).catch(() => {})
      return hasAnswer ? undefined : asking
    }),
  )
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Skeleton of a screen of which only the address is known. */
export const shapeOfScreen = ({ path }: RouteContribution): 'detail' | 'list' =>
  path.includes(':') ? 'detail' : 'list'
