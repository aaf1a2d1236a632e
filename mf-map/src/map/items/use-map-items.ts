import type { Experience } from '@sureda/contract/schemas/catalogue/experience'
import type { Location } from '@sureda/contract/schemas/catalogue/location'
import type { Operator } from '@sureda/contract/schemas/catalogue/operator'
import type { Route } from '@sureda/contract/schemas/catalogue/route'
import type { GameMarker } from '@sureda/contract/schemas/games/game'
import { OfflineError } from '@sureda/remote/api'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { MapItem } from '../../shared/map-item.ts'
import { mapQueries } from '../../shared/map-queries.ts'
import { hasGames } from './has-games.ts'
import { experienceItem, gameItem, locationItem, operatorItem, phonesOf, routeItem } from './to-map-item.ts'

export interface MapItems {
  items: MapItem[]
  /** No list has answered yet. */
  isPending: boolean
  /** Some lists are still loading, so items may be added. */
  isComing: boolean
  /** Every list has answered, now or on an earlier visit: an item that is in none does not exist. */
  isComplete: boolean
  /** Every list failed; the map itself still works. */
  failed: Error | null
  /** Some lists failed or are from an earlier visit. */
  isPartial: boolean
  seenAt: number
  retry: () => void
}

/** Every item with a coordinate, from five lists. A list that fails does not affect the others. */
export function useMapItems(): MapItems {
  return useQueries({
    queries: [
      mapQueries.locations(),
      mapQueries.experiences(),
      mapQueries.routes(),
      mapQueries.operators(),
      mapQueries.games(),
    ],
    combine,
  })
}

type Answers = [
  UseQueryResult<Location[]>,
  UseQueryResult<Experience[]>,
  UseQueryResult<Route[]>,
  UseQueryResult<Operator[]>,
  UseQueryResult<GameMarker[]>,
]

// outside of the hook: `combine` must be stable, so that `items` changes only with an answer
function combine(answers: Answers): MapItems {
  const [locations, experiences, routes, operators, games] = answers
  const phones = phonesOf(operators.data)
  const items = [
    ...(locations.data ?? []).map(locationItem),
    ...(experiences.data ?? []).map((experience) => experienceItem(experience, phones)),
    ...(routes.data ?? []).map(routeItem),
    ...(operators.data ?? []).map(operatorItem),
    ...(hasGames() ? (games.data ?? []) : []).map(gameItem),
  ].filter((item) => item !== null)
  const given = answers.filter(({ data }) => data !== undefined)
  const stuck = answers.every(
    (answer) => answer.isError || (answer.isPending && answer.fetchStatus === 'paused'),
  )
  const nothing = given.length === 0
  return {
    items,
    isPending: nothing && !stuck,
    isComplete: given.length === answers.length,
    isComing: answers.some(({ isPending, fetchStatus }) => isPending && fetchStatus !== 'paused'),
    failed:
      nothing && stuck
        ? (answers.find(({ error }) => error)?.error ?? new OfflineError('no list was requested'))
        : null,
    isPartial: !nothing && answers.some(({ isError }) => isError),
    seenAt: Math.min(...given.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    retry: () => {
      for (const answer of answers) void answer.refetch()
    },
  }
}
