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

/** Subject of a dismissed card in the outbox. */
export const dismissalOf = (id: string): string => `dismissal:${id}`

/**
 * Tells the server, or queues it without network, then removes the card from the cache, so that it leaves every screen and the stack animates
 * its removal. The stored answer is removed, too, because it would restore the card on the next reload.
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
