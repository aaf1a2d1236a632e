import { CARD_DISMISS_MS } from '@sureda/contract/limits'
import type { NotificationCard } from '@sureda/contract/notification-card'
import { api } from '@sureda/remote/api-client'
import { type Answer, dataOf } from '@sureda/remote/content-resource'
import { persisted, queryClient, renew } from '@sureda/remote/query-client'
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

/**
 * Tells the server first; once it knows, the card leaves the cache (and with it every screen) when it has left the stack. The stored answer goes too:
 * it would bring the card back with the next reload.
 */
export async function dismissCard(id: string): Promise<void> {
  await api.post(`/notification-cards/${encodeURIComponent(id)}/dismiss`)
  setTimeout(() => {
    queryClient.setQueryData(notificationCards('member').queryKey, (answer) =>
      answer ? { data: answer.data.filter((card) => card.id !== id) } : answer,
    )
    void renew(KEY)
  }, CARD_DISMISS_MS)
}
