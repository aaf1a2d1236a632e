/**
 * Changes that were sent and have no answer yet, in IndexedDB, so that a reloaded page can ask how they ended. An entry
 * is removed with its answer and at sign-out. Where the browser stores nothing, it lasts as long as the page.
 */
import { OUTBOX_MAX_AGE_MS } from '@sureda/contract/rules/limits'
import { clear, del, entries, set } from 'idb-keyval'
import { isOlderThan, trustedNow } from '../device/server-time.ts'
import { deviceStore } from '../offline/device-store.ts'

export interface SentChange {
  key: string
  /** Owner; empty for a guest. */
  userId: string
  method: string
  url: string
  /** Exactly what was sent; for a form with files, its fields. */
  payload: string | [string, FormDataEntryValue][] | undefined
  ifMatch?: string | undefined
  since?: number | undefined
}

const store = deviceStore('sureda-unanswered', 'sent')
const quietly = (work: Promise<unknown>) => void work.catch(() => {})

/** A password is not stored on a phone: such a change is retried only while the page lives. */
const isSecret = (payload: SentChange['payload']): boolean =>
  typeof payload === 'string'
    ? /"[^"]*password[^"]*":/.test(payload)
    : (payload?.some(([name]) => name.includes('password')) ?? false)

/** Never fails; callers need not wait. */
export function rememberSent(sent: Omit<SentChange, 'since'>): void {
  if (!isSecret(sent.payload))
    quietly(set(sent.key, { ...sent, since: trustedNow() } satisfies SentChange, store))
}

export const forgetSent = (key: string): void => quietly(del(key, store))

/** Signing out erases what a person has sent. */
export const clearSentChanges = (): void => quietly(clear(store))

/** Unanswered changes that earlier pages sent for the person; drops those whose key the server no longer knows. Never fails. */
export async function readSent(userId: string): Promise<SentChange[]> {
  const all = await entries<string, SentChange>(store).catch(() => [])
  const isOver = ({ since }: SentChange) => isOlderThan(OUTBOX_MAX_AGE_MS, since)
  for (const [key, sent] of all) if (isOver(sent)) forgetSent(key)
  return all.flatMap(([, sent]) => (sent.userId === userId && !isOver(sent) ? [sent] : []))
}
