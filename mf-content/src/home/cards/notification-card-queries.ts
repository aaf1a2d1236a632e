import type { NotificationCard } from '@sureda/contract/schemas/members/notification-card'
import { api } from '@sureda/remote/api'
import { sendOrQueue } from '@sureda/remote/offline'
import { dataOf, invalidate, persisted, queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

const KEY = ['notification-cards']

export const notificationCards = (audience: 'member' | 'guest') =>
  queryOptions({
    queryKey: [...KEY, audience],
    queryFn: ({ signal }) =>
      api.get(audience === 'guest' ? '/notification-cards/guest' : '/notification-cards', { signal }),
    persister: persisted,
    select: dataOf,
  })

/** What the outbox calls a dismissed card. */
export const dismissalOf = (id: string): string => `dismissal:${id}`

/**
 * Tells the server, or queues it where there is no network; then the card leaves the cache, and with it every screen: the stack animates its removal by
 * itself. The stored answer goes too: it would bring the card back with the next reload.
 * @throws when neither is possible
 */
export async function dismissCard({ id, title }: Pick<NotificationCard, 'id' | 'title'>): Promise<void> {
  const { state } = await sendOrQueue({
    kind: 'dismissal',
    subject: dismissalOf(id),
    title,
    method: 'POST',
    path: `/notification-cards/${encodeURIComponent(id)}/dismiss`,
    invalidates: [notificationCards('member').queryKey],
  })
  queryClient.setQueryData(notificationCards('member').queryKey, (answer) =>
    answer ? { data: answer.data.filter((card) => card.id !== id) } : answer,
  )
  if (state === 'sent') void invalidate(KEY)
}
