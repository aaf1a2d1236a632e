import type { Locale } from '@sureda/contract/codes/locale'
import type { HintResult, PostCodeResult } from '@sureda/contract/schemas/games/game'
import { api } from '@sureda/remote/api'
import { clearReceipts, readFinishedGames, readReceipts } from '@sureda/remote/features/games'
import { dataOf, invalidate, persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** Every game of every tour with its state, from which the progress of all tours is counted. */
export const allGameStates = () =>
  queryOptions({
    queryKey: ['games', 'gameStates'],
    queryFn: async ({ signal }) => {
      const finished = await readFinishedGames()
      const query = finished.length > 0 ? { completed_games: finished.join(',') } : {}
      return api.get('/games-map-markers', { signal, query })
    },
    persister: persisted,
    select: dataOf,
  })

/** The number of a guest's wins stored on this phone that no member has claimed. */
export const waitingReceipts = () =>
  queryOptions({
    queryKey: ['game-receipts'],
    queryFn: readReceipts,
    networkMode: 'always',
  })

export async function buyHint(id: string, idempotencyKey: string): Promise<HintResult> {
  const { data } = await api.post('/games/:id/hint', undefined, { params: { id }, idempotencyKey })
  await Promise.all([invalidate(['games']), invalidate(['points'])])
  return data
}

export async function enterPostCode(
  id: string,
  code: string,
  idempotencyKey: string,
): Promise<PostCodeResult> {
  const answer = await api.post('/games/:id/post-code', { code }, { params: { id }, idempotencyKey })
  return answer.data
}

/** Claims the stored receipts and removes those that the server accepted. @returns the number of games */
export async function claimReceipts(idempotencyKey: string): Promise<number> {
  const receipts = await readReceipts()
  if (receipts.length === 0) return 0
  const { data } = await api.post('/games/claims', { receipts }, { idempotencyKey })
  await clearReceipts()
  await Promise.all([invalidate(['games']), invalidate(['game-receipts'])])
  return data.game_ids.length
}

/** The printable sheet with the code of a post, for guides. */
export const fetchPostSheet = (id: string, lang: Locale): Promise<Blob> =>
  api.file('/guide/games/:id/sheet.pdf', { params: { id }, query: { lang } })
