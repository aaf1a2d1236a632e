/**
 * Sign-outs that could not be sent. The phone stores the hash of the token, which can end a session but not use it, in
 * a database that survives signing out. It is removed once the server has answered, whatever the phone's clock says.
 */
import { isUnanswered, request } from '@sureda/remote/api'
import { deviceStore } from '@sureda/remote/offline'
import { del, keys, set } from 'idb-keyval'

/** Name of the database; `clear-device-data` preserves it. */
export const SIGN_OUTS = 'sureda-sign-outs'
const RETRY_MS = 30_000

const store = deviceStore(SIGN_OUTS, 'untold')
/** Where the browser stores nothing, it is retried until the page closes. */
const memory = new Set<string>()

/** Ends a session on the server, now or when there is a network. Never fails. The caller's next line clears the token. */
export async function sendSignOut(token: string): Promise<void> {
  // sent at once, while the token exists
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

/** The hash that the server stores; undefined on an insecure page, where the browser has no hashes. */
async function hashOf(token: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

let running: Promise<void> | undefined
/** Sends pending sign-outs, without the current person's session. */
export function sendUnsentSignOuts(): Promise<void> {
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

/** Sends them at the start and whenever the network may be back. Returns the function that stops it. */
export function startSignOutSync(): () => void {
  const tell = () => void sendUnsentSignOuts()
  const timer = setInterval(tell, RETRY_MS)
  addEventListener('online', tell)
  tell()
  return () => {
    clearInterval(timer)
    removeEventListener('online', tell)
  }
}
