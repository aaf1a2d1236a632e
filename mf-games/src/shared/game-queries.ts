import type { PlayBody, PlayResult } from '@sureda/contract/schemas/games/game'
import { api } from '@sureda/remote/api'
import { isHydrating } from '@sureda/remote/device'
import { readFinishedGames } from '@sureda/remote/features/games'
import { dataOf, fetchAllPages, invalidate, persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { knownPosition } from './place/position-query.ts'

export const storyTourQueries = {
  list: () =>
    queryOptions({
      queryKey: ['story-tours', 'list'],
      queryFn: ({ signal }) => fetchAllPages('/story-tours', { signal }),
      persister: persisted,
      select: dataOf,
    }),
  filterOptions: () =>
    queryOptions({
      queryKey: ['story-tours', 'filter-options'],
      queryFn: ({ signal }) => api.get('/story-tours-filter-options', { signal }),
      persister: persisted,
      select: dataOf,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['story-tours', 'detail', id],
      queryFn: ({ signal }) => api.get('/story-tours/:id', { params: { id }, signal }),
      persister: persisted,
      select: dataOf,
    }),
}

export const gameQueries = {
  /** Games of a tour in playing order. The server is told the player's position and the games finished on this phone. */
  ofTour: (tourId: string) =>
    queryOptions({
      queryKey: ['games', 'of-tour', tourId],
      queryFn: async ({ signal }) =>
        api.get('/story-tours/:id/games', {
          params: { id: tourId },
          signal,
          query: { ...(await playerQuery()) },
        }),
      persister: persisted,
      select: dataOf,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['games', 'detail', id],
      queryFn: async ({ signal }) =>
        api.get('/games/:id', { params: { id }, signal, query: await completedQuery() }),
      persister: persisted,
      select: dataOf,
    }),
}

async function playerQuery() {
  const position = knownPosition()
  return {
    ...(await completedQuery()),
    // three decimals are about 100 m, exact enough for a list
    lat: position && Math.round(position.latitude * 1000) / 1000,
    lng: position && Math.round(position.longitude * 1000) / 1000,
  }
}

/** Whether the games were requested like the server's page: as for a phone that has finished none. */
let isAskedForPage = false

async function completedQuery() {
  isAskedForPage ||= isHydrating()
  const finished = isHydrating() ? [] : await readFinishedGames()
  return { completed_games: finished.join(',') }
}

/** Requests the games of a page rendered by the server again where this phone has finished some. */
export function useFinishedHere(): void {
  useEffect(() => {
    if (!isAskedForPage) return
    isAskedForPage = false
    void readFinishedGames().then((finished) => {
      if (finished.length > 0) void refreshGames()
    })
  }, [])
}

export async function playGame(id: string, body: PlayBody, idempotencyKey: string): Promise<PlayResult> {
  const answer = await api.post('/games/:id/play', body, { params: { id }, idempotencyKey })
  return answer.data
}

/** Loads the games again after one is finished, because the next one is open now. */
export const refreshGames = () => invalidate(['games'])
