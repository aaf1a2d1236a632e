import type { Redeemed } from '@sureda/contract/schemas/points/reward'
import { api } from '@sureda/remote/api'
import { timeZoneOf } from '@sureda/remote/format'
import { dataOf, fetchAllPages, invalidate, persisted, queryClient } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { queryOptions } from '@tanstack/react-query'
import { firstDay, type HistoryFilter } from '../rewards/history-filter.ts'

const HISTORY_LENGTH = 30
const LEADERS = 20

export const rewardQueries = {
  balance: () =>
    queryOptions({
      queryKey: ['points', 'balance'],
      queryFn: ({ signal }) => api.get('/points/balance', { signal, needsToken: true }),
      persister: persisted,
      select: dataOf,
    }),
  stats: () =>
    queryOptions({
      queryKey: ['points', 'stats'],
      queryFn: ({ signal }) => api.get('/points/stats', { signal, needsToken: true }),
      persister: persisted,
      select: dataOf,
    }),
  /** The members with most points, and the person's rank. */
  leaders: () =>
    queryOptions({
      queryKey: ['points', 'leaderboard'],
      queryFn: ({ signal }) =>
        api.get('/points/leaderboard', {
          signal,
          query: { limit: LEADERS },
          needsToken: true,
        }),
      persister: persisted,
      // a member who has just hidden their name must not be shown with it
      staleTime: 0,
    }),
  /** One page, newest entries first. */
  history: ({ activity, period }: HistoryFilter = {}, cursor?: string) =>
    queryOptions({
      queryKey: ['points', 'history', activity ?? null, period ?? null, cursor ?? null],
      queryFn: ({ signal }) => {
        const timeZone = timeZoneOf(useSession.getState())
        const query = {
          per_page: HISTORY_LENGTH,
          ...(activity && { activity_type: activity }),
          ...(period && { start_date: firstDay(period, timeZone) }),
          ...(cursor && { cursor }),
        }
        return api.get('/points/history', { signal, query, needsToken: true })
      },
      persister: persisted,
    }),
  rewards: () =>
    queryOptions({
      queryKey: ['rewards'],
      queryFn: ({ signal }) => fetchAllPages('/rewards', { signal, needsToken: true }),
      persister: persisted,
      select: dataOf,
    }),
  redemptions: () =>
    queryOptions({
      queryKey: ['redemptions'],
      queryFn: ({ signal }) => fetchAllPages('/user/redemptions', { signal, needsToken: true }),
      persister: persisted,
      // staff may have marked one as used a moment ago
      staleTime: 0,
      select: dataOf,
    }),
}

/** Redeems a reward and puts its code into the cached list at once, so that it is there without another answer. */
export async function redeemReward(id: string, idempotencyKey: string): Promise<Redeemed> {
  const { data } = await api.post('/rewards/:id/redeem', undefined, {
    params: { id },
    needsToken: true,
    idempotencyKey,
  })
  const { balance: _left, ...redemption } = data
  await renewRewards()
  queryClient.setQueryData(rewardQueries.redemptions().queryKey, (answer) => {
    const others = answer?.data.filter((one) => one.id !== redemption.id) ?? []
    return { ...answer, data: [redemption, ...others] }
  })
  return data
}

/** After a redemption or a refusal: what was shown is old. */
export const renewRewards = () => invalidate(['rewards'], ['redemptions'], ['points'])
