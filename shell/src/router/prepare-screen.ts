import type { RouteContribution } from '@sureda/contract/registry'
import type { Screen } from '@sureda/remote/define-screen'
import { queryClient } from '@sureda/remote/query-client'
import type { FetchQueryOptions } from '@tanstack/react-query'
import { arrivedPart, fetchPart, loadPart } from '../federation/load-part.ts'
import type { ScreenRoute } from './contributed-routes.ts'

type Params = Readonly<Record<string, string | undefined>>

/** The old screen stays this long for the next one; after that a skeleton shows that the tap was heard. */
const PATIENCE_MS = 180

/** Starts a screen's code and then its first calls, side by side with the navigation. Failures show where the screen would be. */
export async function prepareScreen(
  { remote, route }: ScreenRoute,
  params: Params,
  mayWait: boolean,
): Promise<void> {
  const started = loadPart<Screen>(remote, route.screen).then(
    (screen) => startQueries(screen, params),
    () => {},
  )
  if (mayWait && !arrivedPart(remote, route.screen)) await Promise.race([started, pause(PATIENCE_MS)])
}

/** A finger is on a link: its code is fetched, and where the code is already here, its calls are made. */
export function warmScreen({ remote, route }: ScreenRoute, params: Params): void {
  const screen = arrivedPart<Screen>(remote, route.screen)
  if (screen) startQueries(screen, params)
  else fetchPart(remote, route.screen)
}

function startQueries(screen: Screen, params: Params): void {
  for (const query of screen.queries?.(params) ?? [])
    void queryClient.prefetchQuery(query as FetchQueryOptions).catch(() => {})
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Skeleton of a screen we know only the address of. */
export const shapeOfScreen = ({ path }: RouteContribution): 'detail' | 'list' =>
  path.includes(':') ? 'detail' : 'list'
