import type { PushSubscriptionBody } from '@sureda/contract/schemas/members/push'
import { api, newIdempotencyKey } from '@sureda/remote/api'
import { dataOf, invalidate, queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'
import { profileQueries } from '../shared/profile-queries.ts'
import { hasSubscription, subscribePhone, unsubscribePhone } from './push-phone.ts'

export const pushQueries = {
  /** Which phones get notices; this one does if it and the server agree. Never cached. */
  phones: () =>
    queryOptions({
      queryKey: ['push-phones'],
      queryFn: async ({ signal }) => {
        const asked = api.get('/user/push-subscriptions', { signal, needsToken: true })
        const [state, isSubscribed] = await Promise.all([asked.then(dataOf), hasSubscription()])
        const isKnown = state.phones.some(({ current }) => current)
        if (isSubscribed && !isKnown && wantsNotices()) signUpAgain(state.public_key)
        return {
          publicKey: state.public_key,
          isHere: isSubscribed && isKnown,
          others: state.phones.filter(({ current }) => !current),
        }
      },
      staleTime: 0,
    }),
}

const wantsNotices = () =>
  queryClient.getQueryData(profileQueries.profile().queryKey)?.data.notifications.push === true

/**
 * Subscribes again when the office has replaced the key of this phone's subscription (docs/decisions/0038-notices.md); the permission is still there. It is not
 * awaited, because a push service may never answer, and the switch shows the real state.
 */
function signUpAgain(publicKey: string): void {
  if (triedAgain === publicKey) return
  triedAgain = publicKey
  void turnOn(publicKey).catch(() => {
    // the switch stays off and can be tapped
  })
}

/** The key of the last try: a server that still does not know the phone is not asked over and over. */
let triedAgain: string | undefined

const renewAll = () => Promise.all([invalidate(['push-phones']), invalidate(['user', 'profile'])])

/** Subscribes this phone at its push service and at the server. The person has allowed it. */
export async function turnOn(publicKey: string): Promise<void> {
  await signUp(publicKey)
  await renewAll()
}

/** The running subscription, which a second tap or a reopened screen joins. */
let underWay: Promise<void> | undefined

function signUp(publicKey: string): Promise<void> {
  underWay ??= signUpOnce(publicKey).finally(() => {
    underWay = undefined
  })
  return underWay
}

async function signUpOnce(publicKey: string): Promise<void> {
  const subscription: PushSubscriptionBody = await subscribePhone(publicKey)
  try {
    await api.post('/user/push-subscriptions', subscription, {
      needsToken: true,
      idempotencyKey: newIdempotencyKey(),
    })
  } catch (error) {
    // without the server nothing would be sent to it
    await unsubscribePhone()
    throw error
  }
}

/** The server comes first: as long as it knows this phone, the switch must say so. */
export async function turnOff(): Promise<void> {
  await api.delete('/user/push-subscriptions', { needsToken: true })
  await unsubscribePhone()
  await renewAll()
}
