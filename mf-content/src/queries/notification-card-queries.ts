import type { NotificationCard } from '@sureda/contract/notification-card'
import { api } from '@sureda/remote/api-client'
import { type Answer, dataOf } from '@sureda/remote/content-resource'
import { persisted, queryClient } from '@sureda/remote/query-client'
import { queryOptions } from '@tanstack/react-query'

const KEY = ['notification-cards']

export const notificationCards = (audience: 'member' | 'guest') =>
  queryOptions({
    queryKey: [...KEY, audience],
    queryFn: ({ signal }) =>
      api.get<Answer<NotificationCard[]>>(
        audience === 'guest' ? '/notification-cards/guest' : '/notification-cards',
        { signal },
      ),
    persister: persisted,
    select: dataOf,
  })

/** Tells the server first; the card leaves the cache (and with it every screen) only when the server has it. */
export async function dismissCard(id: string): Promise<void> {
  await api.post(`/notification-cards/${encodeURIComponent(id)}/dismiss`)
  queryClient.setQueryData(notificationCards('member').queryKey, (answer) =>
    answer ? { data: answer.data.filter((card) => card.id !== id) } : answer,
  )
}
