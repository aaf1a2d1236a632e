import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { Track } from '../../leaflet/create-map.ts'
import { latLngParts } from '../../shared/geo/way.ts'
import { mapQueries } from '../../shared/map-queries.ts'

export const ROUTE_KEY = 'route:'

/** Lines of the routes with these item keys. A route that cannot be loaded has no line. */
export function useTracks(keys: readonly string[]): Track[] {
  return useQueries({
    queries: keys.map((key) => mapQueries.route(key.slice(ROUTE_KEY.length))),
    combine: tracksOf,
  })
}

// stable, so that the lines change only with an answer
const tracksOf = (answers: UseQueryResult<RouteDetail>[]): Track[] =>
  answers.flatMap(({ data }) =>
    data && data.track.length > 1
      ? [
          {
            id: `${ROUTE_KEY}${data.id}`,
            isSketch: data.schematic,
            parts: latLngParts(data.track),
          },
        ]
      : [],
  )
