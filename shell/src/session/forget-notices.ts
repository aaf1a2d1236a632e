/**
 * This phone gets no more notices, and those that lie on it go: the next person must not read them. The server forgets it with the session; where
 * that is not reached, the push service is.
 */
export async function forgetNotices(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration?.().catch(() => undefined)
  const shown = await found?.getNotifications?.().catch(() => [])
  for (const notice of shown ?? []) notice.close()
  const subscription = await found?.pushManager?.getSubscription().catch(() => null)
  await subscription?.unsubscribe().catch(() => false)
}
