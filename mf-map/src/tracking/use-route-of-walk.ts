import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mapQueries } from '../shared/map-queries.ts'
import { followed } from './walk/route-progress.ts'
import { followRoute, useTracking } from './walk/tracker.ts'

/** The route of the walk, or the chosen one while the walk has none. The walk is measured against its route once that is loaded. */
export function useRouteOfWalk(chosenId: string | null) {
  const walkedId = useTracking(({ recording }) => recording?.routeId ?? null)
  const id = walkedId ?? chosenId
  const query = useQuery({ ...mapQueries.route(id ?? ''), enabled: id !== null })
  const route = id === null ? null : (query.data ?? null)
  useEffect(() => {
    if (route && route.id === walkedId) followRoute(followed(route))
  }, [route, walkedId])
  return { id, query, route }
}
