import type { RouteContribution } from '@sureda/contract/remote/registry'
import { invalidate, queryClient } from '@sureda/remote/query'
import type { Screen } from '@sureda/remote/shell'
import type { FetchQueryOptions } from '@tanstack/react-query'
import { arrivedPart, loadPart, prefetchPart } from '../federation/load-part.ts'
import type { ScreenRoute } from './contributed-routes.ts'
import { firstScreen, firstScreenTaken } from './first-screen.ts'

type Params = Readonly<Record<string, string | undefined>>

/**
 * What is on screen stays this long for the next one; after that a skeleton shows that the tap was heard. Also on the first screen of a visit, whose
 * code comes with the page.
 */
const PATIENCE_MS = 180
/** Longest wait for answers when the code is here: those the page has asked for early are only read. */
const ANSWER_PATIENCE_MS = 80

/** Starts a screen's code and then its first calls, side by side with the navigation. Failures show where the screen would be. */
export async function prefetchScreen({ remote, route }: ScreenRoute, params: Params): Promise<void> {
  if (firstScreen.isRendered && !firstScreen.isWhole) return prepareFirstScreen({ remote, route }, params)
  const started = loadPart<Screen>(remote, route.screen).then(
    (screen) => Promise.race([startQueries(screen, route, params), pause(ANSWER_PATIENCE_MS)]),
    () => {},
  )
  await Promise.race([started, pause(PATIENCE_MS)])
}

/** What the page shows already is waited for; where it does not come, the screen says why. */
async function prepareFirstScreen({ remote, route }: ScreenRoute, params: Params): Promise<void> {
  const screen = await loadPart<Screen>(remote, route.screen).catch(() => undefined)
  if (!screen) return firstScreenTaken()
  await startQueries(screen, route, params)
  firstScreen.isWhole = true
}

/** A finger is on a link: its code is fetched, and where the code is already here, its calls are made. */
export function prefetchOnTouch({ remote, route }: ScreenRoute, params: Params): void {
  const screen = arrivedPart<Screen>(remote, route.screen)
  if (screen) void startQueries(screen, route, params)
  else prefetchPart(remote, route.screen)
}

/** A screen threw over what it was given, perhaps a stored answer: it would throw again. Its answers are asked anew. */
export async function forgetAnswers({ remote, route }: ScreenRoute, params: Params): Promise<void> {
  const queries = arrivedPart<Screen>(remote, route.screen)?.queries?.(params, route.path) ?? []
  await invalidate(...queries.map(({ queryKey }) => queryKey))
  for (const { queryKey } of queries) queryClient.removeQueries({ queryKey })
}

/** Resolves when there is something to show for each of them, be it an error; what is shown while a newer answer is on its way counts. */
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

/** Skeleton of a screen we know only the address of. */
export const shapeOfScreen = ({ path }: RouteContribution): 'detail' | 'list' =>
  path.includes(':') ? 'detail' : 'list'
