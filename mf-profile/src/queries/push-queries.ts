import type { PushState, PushSubscriptionBody } from '@sureda/contract/push'
import { api } from '@sureda/remote/api-client'
import { type Answer, dataOf } from '@sureda/remote/content-resource'
import { newIdempotencyKey } from '@sureda/remote/idempotency-key'
import { renew } from '@sureda/remote/query-client'
import { queryOptions } from '@tanstack/react-query'
import { hasSubscription, subscribePhone, unsubscribePhone } from '../configuration/push-phone.ts'

const ADDRESS = '/user/push-subscriptions'

export const pushQueries = {
  /** Which phones get notices. This one does when both it and the server say so. Never from what is kept. */
  phones: () =>
    queryOptions({
      queryKey: ['push-phones'],
      queryFn: async ({ signal }) => {
        const asked = api.get<Answer<PushState>>(ADDRESS, { signal, needsToken: true })
        const [state, isSubscribed] = await Promise.all([asked.then(dataOf), hasSubscription()])
        return {
          publicKey: state.public_key,
          isHere: isSubscribed && state.phones.some(({ current }) => current),
          others: state.phones.filter(({ current }) => !current),
        }
      },
      staleTime: 0,
    }),
}

const renewAll = () => Promise.all([renew(['push-phones']), renew(['user', 'profile'])])

/** Signs this phone up at its push service and at the server. The person has allowed it. */
export async function turnOn(publicKey: string): Promise<void> {
  const subscription: PushSubscriptionBody = await subscribePhone(publicKey)
  try {
    await api.post(ADDRESS, subscription, { needsToken: true, idempotencyKey: newIdempotencyKey() })
  } catch (error) {
    // nobody would write to it
    await unsubscribePhone()
    throw error
  }
  await renewAll()
}

/** The server first: as long as it knows this phone, the switch must say so. */
export async function turnOff(): Promise<void> {
  await api.delete(ADDRESS, { needsToken: true })
  await unsubscribePhone()
  await renewAll()
}
