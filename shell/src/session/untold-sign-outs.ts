/**
 * Sign-outs that the server has not heard of: there was no network. What the phone keeps is the hash of the token, with which a session can be ended and not
 * used, in a database that signing out does not empty. It goes once the server has answered, whatever the phone's clock says.
 */
import { isUnanswered, request } from '@sureda/remote/api'
import { phoneStore } from '@sureda/remote/offline'
import { del, keys, set } from 'idb-keyval'

/** Its name; `forget-phone` leaves it. */
export const SIGN_OUTS = 'sureda-sign-outs'
const RETRY_MS = 30_000

const store = phoneStore(SIGN_OUTS, 'untold')
/** Where the browser stores nothing it is told as long as the page lives. */
const memory = new Set<string>()

/** Ends a session at the server, now or as soon as there is a network. Never fails. The token leaves the session with the next line of the caller. */
export async function tellSignOut(token: string): Promise<void> {
  // made at once: it takes the token with it
  const told = request('POST', '/api/logout', undefined, { askAgain: false }).then(
    () => true,
    (error: unknown) => !isUnanswered(error),
  )
  const hash = await hashOf(token)
  if (hash) await remember(hash)
  if ((await told) && hash) await forget(hash)
}

async function remember(hash: string): Promise<void> {
  memory.add(hash)
  await set(hash, true, store).catch(() => {})
}

async function forget(hash: string): Promise<void> {
  memory.delete(hash)
  await del(hash, store).catch(() => {})
}

/** The same as the server stores; undefined on a page that is not safe, where the browser has no hashes. */
async function hashOf(token: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

let running: Promise<void> | undefined
/** Tells what is untold, without the session of who is here now. */
export function tellUntold(): Promise<void> {
  running ??= run().finally(() => {
    running = undefined
  })
  return running
}

async function run(): Promise<void> {
  if (!navigator.onLine) return
  const stored = await keys<string>(store).catch(() => [])
  for (const session of new Set([...stored, ...memory])) {
    try {
      await request('POST', '/api/logout', { session }, { asGuest: true, askAgain: false })
    } catch (error) {
      if (isUnanswered(error)) return
    }
    await forget(session)
  }
}

/** Tells it at the start and whenever there may be a network again. Returns the way to stop. */
export function startSignOutSync(): () => void {
  const tell = () => void tellUntold()
  const timer = setInterval(tell, RETRY_MS)
  addEventListener('online', tell)
  tell()
  return () => {
    clearInterval(timer)
    removeEventListener('online', tell)
  }
}
