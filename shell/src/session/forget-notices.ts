/**
 * Stops notices on this phone and removes those shown: the next person must not read them. The server drops the
 * subscription with the session; if it is unreachable, the push service is told.
 */
export async function forgetNotices(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration?.().catch(() => undefined)
  const shown = await found?.getNotifications?.().catch(() => [])
  for (const notice of shown ?? []) notice.close()
  const subscription = await found?.pushManager?.getSubscription().catch(() => null)
  await subscription?.unsubscribe().catch(() => false)
}
