import type { PushState, PushSubscriptionBody } from '@sureda/contract/push'
import { api } from '@sureda/remote/api-client'
import { type Answer, dataOf } from '@sureda/remote/content-resource'
import { newIdempotencyKey } from '@sureda/remote/idempotency-key'
import { queryClient, renew } from '@sureda/remote/query-client'
import { queryOptions } from '@tanstack/react-query'
import { hasSubscription, subscribePhone, unsubscribePhone } from '../configuration/push-phone.ts'
import { profileQueries } from './profile-queries.ts'

const ADDRESS = '/user/push-subscriptions'

export const pushQueries = {
  /** Which phones get notices. This one does when both it and the server say so. Never from what is kept. */
  phones: () =>
    queryOptions({
      queryKey: ['push-phones'],
      queryFn: async ({ signal }) => {
        const asked = api.get<Answer<PushState>>(ADDRESS, { signal, needsToken: true })
        const [state, isSubscribed] = await Promise.all([asked.then(dataOf), hasSubscription()])
        const isKnown = state.phones.some(({ current }) => current)
        const isForgotten = isSubscribed && !isKnown && wantsNotices()
        return {
          publicKey: state.public_key,
          isHere: isForgotten ? await signUpAgain(state.public_key) : isSubscribed && isKnown,
          others: state.phones.filter(({ current }) => !current),
        }
      },
      staleTime: 0,
    }),
}

const wantsNotices = () =>
  queryClient.getQueryData(profileQueries.profile().queryKey)?.data.notifications.push === true

/** The office has taken the key out of use that this phone signed up with (docs/decisions/0089). The person has said yes before; the browser asks nothing. */
const signUpAgain = (publicKey: string): Promise<boolean> =>
  signUp(publicKey).then(
    () => true,
    () => false,
  )

const renewAll = () => Promise.all([renew(['push-phones']), renew(['user', 'profile'])])

/** Signs this phone up at its push service and at the server. The person has allowed it. */
export async function turnOn(publicKey: string): Promise<void> {
  await signUp(publicKey)
  await renewAll()
}

async function signUp(publicKey: string): Promise<void> {
  const subscription: PushSubscriptionBody = await subscribePhone(publicKey)
  try {
    await api.post(ADDRESS, subscription, { needsToken: true, idempotencyKey: newIdempotencyKey() })
  } catch (error) {
    // nobody would write to it
    await unsubscribePhone()
    throw error
  }
}

/** The server first: as long as it knows this phone, the switch must say so. */
export async function turnOff(): Promise<void> {
  await api.delete(ADDRESS, { needsToken: true })
  await unsubscribePhone()
  await renewAll()
}
