import type { RouteDetail } from '@sureda/contract/route'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { MapItem } from '../domain/map-item.ts'
import type { Track } from '../leaflet/create-map.ts'
import { mapQueries } from './map-queries.ts'

/** Lines of the routes in view of the filters; asked only once the map itself is there, because they can wait. */
export function useTracks(items: readonly MapItem[], isReady: boolean): Track[] {
  const routes = items.filter(({ layer }) => layer === 'route')
  return useQueries({
    queries: routes.map(({ key }) => ({
      ...mapQueries.route(key.slice('route:'.length)),
      enabled: isReady,
    })),
    combine: tracksOf,
  })
}

// stable, so that the lines keep their identity while no answer changes
const tracksOf = (answers: UseQueryResult<RouteDetail>[]): Track[] =>
  answers.flatMap(({ data }) =>
    data && data.track.length > 1
      ? [
          {
            id: data.id,
            isSketch: data.schematic,
            line: data.track.map(([latitude, longitude]): [number, number] => [latitude, longitude]),
          },
        ]
      : [],
  )
