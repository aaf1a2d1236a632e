/** What this phone can do with push notices. Only `askForNotices`, which a tap calls, asks the person. */
import type { PushSubscriptionBody } from '@sureda/contract/schemas/members/push'

/** `install`: an iPhone gets notices only as an app on the home screen. */
export type PushWay = 'ask' | 'denied' | 'install' | 'unsupported'

/** The worker is registered after the first screen has loaded; a busy phone has this long for it. */
const WORKER_WITHIN_MS = 10_000

const isApple = () =>
  /iphone|ipad|ipod/i.test(navigator.userAgent) ||
  // an iPad reports that it is a Mac, but has a touch screen
  (/macintosh/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export function pushWay(): PushWay {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!canPush) return isApple() ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ask'
}

/** Calls back when the person returns, perhaps from the phone's settings. */
export function watchPushWay(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Asks for permission. Browsers show the question only during a tap, so nothing may be awaited before. */
export const askForNotices = (): Promise<NotificationPermission> => Notification.requestPermission()

const registrationHere = async () => navigator.serviceWorker?.getRegistration?.()

export async function hasSubscription(): Promise<boolean> {
  if (pushWay() !== 'ask' || Notification.permission !== 'granted') return false
  const registration = await registrationHere()
  return Boolean(await registration?.pushManager.getSubscription())
}

/** Makes a new subscription; an old one may have another key or be dead. Rejects where there is no worker or no push service. */
export async function subscribePhone(publicKey: string): Promise<PushSubscriptionBody> {
  const registration = await withTimeout(navigator.serviceWorker.ready)
  const former = await registration.pushManager.getSubscription()
  await former?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return subscription.toJSON() as PushSubscriptionBody
}

export async function unsubscribePhone(): Promise<void> {
  const registration = await registrationHere()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('There is no service worker')), WORKER_WITHIN_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
