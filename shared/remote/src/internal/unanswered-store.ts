/**
 * Changes that were sent and are not answered yet, in IndexedDB: a page that is loaded anew asks how they ended. An entry leaves with its answer and with signing
 * out. Where the browser stores nothing, the question lives as long as the page.
 */
import { OUTBOX_KEEP_MS } from '@sureda/contract/rules/limits'
import { clear, del, entries, set } from 'idb-keyval'
import { isOlderThan, provenNow } from '../device/server-time.ts'
import { phoneStore } from '../offline/device-store.ts'

export interface SentChange {
  key: string
  /** Whose it is; empty of a guest. */
  userId: string
  method: string
  url: string
  /** Word for word what was sent; of a form with files its fields. */
  payload: string | [string, FormDataEntryValue][] | undefined
  ifMatch?: string | undefined
  since?: number | undefined
}

const store = phoneStore('sureda-unanswered', 'sent')
const quietly = (work: Promise<unknown>) => void work.catch(() => {})

/** A password is not left on a phone: such a change is asked about only as long as the page lives. */
const isSecret = (payload: SentChange['payload']): boolean =>
  typeof payload === 'string'
    ? /"[^"]*password[^"]*":/.test(payload)
    : (payload?.some(([name]) => name.includes('password')) ?? false)

/** Never fails, and nothing waits for it. */
export function rememberSent(sent: Omit<SentChange, 'since'>): void {
  if (!isSecret(sent.payload))
    quietly(set(sent.key, { ...sent, since: provenNow() } satisfies SentChange, store))
}

export const forgetSent = (key: string): void => quietly(del(key, store))

/** Signing out leaves nothing of what a person has sent. */
export const forgetAllSent = (): void => quietly(clear(store))

/** What a page before this one has sent for the person and that has no answer; what the server would not recognise any more is dropped. Never fails. */
export async function readSent(userId: string): Promise<SentChange[]> {
  const all = await entries<string, SentChange>(store).catch(() => [])
  const isOver = ({ since }: SentChange) => isOlderThan(OUTBOX_KEEP_MS, since)
  for (const [key, sent] of all) if (isOver(sent)) forgetSent(key)
  return all.flatMap(([, sent]) => (sent.userId === userId && !isOver(sent) ? [sent] : []))
}
