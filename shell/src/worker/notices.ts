import { API_BASE } from '@sureda/contract/remote/api-base'
import { NOTICE_BADGE, NOTICE_ICON } from '@sureda/contract/rules/notice-pictures'
import type { PushNotice, PushRenewalBody, PushSubscriptionBody } from '@sureda/contract/schemas/members/push'
import { OPEN_LINK } from '../offline/app/cache-names.ts'

/** An open page that does not take over the link within this time is outdated or asleep. */
const ANSWER_WITHIN_MS = 1_000

/** Used parts of the worker's globals; tests provide their own. */
export type WorkerScope = Pick<ServiceWorkerGlobalScope, 'clients' | 'registration' | 'fetch'> & {
  location: { origin: string; hostname: string }
}
interface OldAndNew {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

/**
 * Shows a received notice. Browsers revoke the permission of a worker that shows nothing, so there is a text for
 * unreadable ones, too.
 */
export async function showNotice(scope: WorkerScope, data: { json(): unknown } | null): Promise<void> {
  const { title, body, lang, link, tag } = read(data)
  await scope.registration.showNotification(title || scope.location.hostname, {
    body: body ?? '',
    lang: lang ?? '',
    data: { link: ownPath(link, scope.location.origin) },
    icon: NOTICE_ICON,
    badge: NOTICE_BADGE,
    // a repeated notice replaces the first without another sound
    ...(tag && { tag }),
  })
}

function read(data: { json(): unknown } | null): Partial<PushNotice> {
  try {
    const notice: unknown = data?.json()
    if (typeof notice !== 'object' || notice === null) return {}
    return Object.fromEntries(Object.entries(notice).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

/** The path of a link, always within this app: a notice never leads to another site. */
export function ownPath(link: unknown, origin: string): string {
  if (typeof link !== 'string' || !URL.canParse(link, origin)) return '/'
  const url = new URL(link, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : '/'
}

/** Opens the link in an open page, without a reload if it can; else in a new one. */
export async function openNotice(scope: WorkerScope, notice: Notification): Promise<void> {
  notice.close()
  const { origin } = scope.location
  const path = ownPath((notice.data as { link?: unknown } | null)?.link, origin)
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((one) => one.focused) ?? pages[0]
  if (!page) return void (await scope.clients.openWindow(path))
  const focused = await page.focus().catch(() => page)
  if (await takesOver(focused, path)) return
  const moved = await focused.navigate(path).catch(() => null)
  if (!moved) await scope.clients.openWindow(path)
}

function takesOver(page: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), ANSWER_WITHIN_MS)
    port1.onmessage = () => {
      clearTimeout(late)
      resolve(true)
    }
    page.postMessage({ type: OPEN_LINK, path }, [port2])
  })
}

/** The browser has changed this phone's push address: sends it with the former one and its secret as proof. */
export async function renewSubscription(
  scope: WorkerScope,
  { oldSubscription: former, newSubscription }: OldAndNew,
): Promise<void> {
  // without the former one nothing proves the phone's identity; the settings show it as unsubscribed
  const auth = former?.toJSON().keys?.auth
  if (!former || !auth) return
  const { applicationServerKey } = former.options
  const renewed =
    newSubscription ??
    (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  const body: PushRenewalBody = {
    former: { endpoint: former.endpoint, auth },
    subscription: renewed.toJSON() as PushSubscriptionBody,
  }
  const answer = await scope.fetch(`${API_BASE}/push-subscriptions/renew`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  // signed out meanwhile: no one must get notices here
  if (answer.status === 404) await renewed.unsubscribe()
}
