import type { PlayBody, PlayResult } from '@sureda/contract/schemas/games/game'
import { api } from '@sureda/remote/api'
import { isTimeHeld } from '@sureda/remote/device'
import { rememberedGames } from '@sureda/remote/features/games'
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
  /** Games of a tour in playing order, with what the server should know of the player: where they are and what this phone has finished. */
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
    // three decimals are some 100 m: enough for a list
    lat: position && Math.round(position.latitude * 1000) / 1000,
    lng: position && Math.round(position.longitude * 1000) / 1000,
  }
}

/** Whether games were asked for as the server's page shows them: to a phone that has finished none. */
let isAskedForPage = false

async function completedQuery() {
  isAskedForPage ||= isTimeHeld()
  const finished = isTimeHeld() ? [] : await rememberedGames()
  return { completed_games: finished.join(',') }
}

/** Asks anew for the games of a page that the server has rendered, where this phone has finished some. */
export function useFinishedHere(): void {
  useEffect(() => {
    if (!isAskedForPage) return
    isAskedForPage = false
    void rememberedGames().then((finished) => {
      if (finished.length > 0) void refreshGames()
    })
  }, [])
}

export async function playGame(id: string, body: PlayBody, idempotencyKey: string): Promise<PlayResult> {
  const answer = await api.post('/games/:id/play', body, { params: { id }, idempotencyKey })
  return answer.data
}

/** After a finished game: the next one is open now. */
export const refreshGames = () => invalidate(['games'])
