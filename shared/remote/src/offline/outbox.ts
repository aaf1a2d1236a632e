/**
 * Actions that may wait for the network: favorites, dismissed cards, ratings, check-ins, completed routes, footprints,
 * game answers (also of guests), and attendance as a guide recorded it. Each is sent at once if possible; otherwise it
 * is stored on the phone, shown as waiting, and sent once, in order, when the network is back. Reservations never wait
 * here: seats are scarce, and nothing is booked without the server.
 */
import { OUTBOX_MAX_AGE_MS } from '@sureda/contract/rules/limits'
import { create } from 'zustand'
import { request } from '../api/client.ts'
import { isUnanswered, OfflineError } from '../api/errors.ts'
import { newIdempotencyKey } from '../api/idempotency-key.ts'
import { isDoubtful, isOlderThan, trustedNow } from '../device/server-time.ts'
import { isAuthenticated, useSession } from '../session/session.ts'
import type { OutboxAction, OutboxItem } from './outbox-item.ts'
import { changeItems, readItems } from './outbox-store.ts'

export type SendResult<T> = { state: 'sent'; answer: T } | { state: 'waiting' }

export { OUTBOX_MAX_AGE_MS }
export const OUTBOX_LIMIT = 100

/**
 * Queued actions of everyone who used this phone, oldest first; screens use `useWaiting`. `isStuck`: there seems to be
 * a network, yet sending fails.
 */
export const useOutbox = create<{
  items: readonly OutboxItem[]
  isStuck: boolean
  /** The server's grades of queued game answers, by owner and subject, for the screen that shows the game. */
  graded: Readonly<Record<string, unknown>>
}>(() => ({
  items: [],
  isStuck: false,
  graded: {},
}))

const gradedKey = (userId: string, subject: string) => `${userId} ${subject}`

/** Stores the grade of an answer until it is seen; null removes it. */
export function recordGradedAnswer(
  { userId, subject }: Pick<OutboxItem, 'userId' | 'subject'>,
  answer: unknown,
): void {
  const { [gradedKey(userId, subject)]: _, ...others } = useOutbox.getState().graded
  useOutbox.setState({
    graded: answer === null ? others : { ...others, [gradedKey(userId, subject)]: answer },
  })
}

/** The grade of a queued answer about `subject`, and a function that dismisses it. */
export function useGradedAnswer<T>(subject: string) {
  const userId = useOutboxOwner()
  const answer = useOutbox(({ graded }) => graded[gradedKey(userId, subject)]) as T | undefined
  const dismiss = () => recordGradedAnswer({ userId, subject }, null)
  // `putAway` is its name of shell API 2.2, for remotes built with it; 3.0 drops it
  return { answer, dismiss, putAway: dismiss }
}

let onKept: () => void = () => {}
/** The shell decides what happens when an action is queued. */
export function setQueuedHandler(handler: () => void): void {
  onKept = handler
}

/** The id of the signed-in person; empty for a guest. */
const idOf = ({ user }: { user: { id: string } | null }) => user?.id ?? ''
/** `OutboxItem.userId` of the current user, whose queued actions are shown. */
export const useOutboxOwner = (): string => useSession(idOf)

/** Queued actions of the signed-in person or the guest, oldest first. */
export function waitingItems(): readonly OutboxItem[] {
  const owner = idOf(useSession.getState())
  return useOutbox.getState().items.filter((item) => item.userId === owner)
}

/**
 * Items that can be sent now, oldest first. Game answers of guests are sent whether or not a person is signed in;
 * everything else needs its owner's session.
 */
export function sendableItems(): readonly OutboxItem[] {
  const owner = idOf(useSession.getState())
  return useOutbox
    .getState()
    .items.filter(
      ({ userId, kind, since }) =>
        (userId ? userId === owner : kind === 'game') && !isDoubtful(OUTBOX_MAX_AGE_MS, since),
    )
}

/** The queued action about `subject`, if any. */
export function useWaiting(subject: string): OutboxItem | undefined {
  const owner = useOutboxOwner()
  return useOutbox(({ items }) => items.findLast((item) => item.userId === owner && item.subject === subject))
}

/** Reads the queue from storage; empty where the browser stores nothing. */
export async function restoreOutbox(): Promise<void> {
  try {
    show(await readItems())
  } catch {
    // a private window: the queue lasts as long as the page
  }
}

/** Requests in progress, by subject. */
const underWay = new Map<string, Promise<unknown>>()

/**
 * Sends an action of the signed-in person or a guest, now or when the network allows. Actions with the same subject run
 * in order, so that two taps on a favorite button cannot overtake each other.
 * @throws ApiError when the server refuses; the cause (OfflineError, RequestTimeoutError) when the phone cannot queue
 * it either
 */
export function sendOrQueue<T>(action: OutboxAction): Promise<SendResult<T>> {
  const { user, ...session } = useSession.getState()
  const item: OutboxItem = {
    ...action,
    key: newIdempotencyKey(),
    userId: user && isAuthenticated({ user, ...session }) ? user.id : '',
    at: Date.now(),
    since: trustedNow(),
    isTried: false,
  }
  const id = `${item.userId} ${item.subject}`
  const before = underWay.get(id)
  const now = before
    ? before.then(
        () => sendOrKeep<T>(item),
        () => sendOrKeep<T>(item),
      )
    : sendOrKeep<T>(item)
  underWay.set(id, now)
  const forget = () => underWay.get(id) === now && underWay.delete(id)
  now.then(forget, forget)
  return now
}

async function sendOrKeep<T>(item: OutboxItem): Promise<SendResult<T>> {
  let reason: unknown
  // queued items go first, and only their owner's session sends them
  const isTheirs = item.userId === idOf(useSession.getState())
  if (isTheirs && waitingItems().length === 0 && navigator.onLine) {
    try {
      return { state: 'sent', answer: await sendItem<T>(item) }
    } catch (error) {
      if (!isUnanswered(error)) throw error
      item.isTried = true
      reason = error
    }
  }
  await keep(item).catch((error: unknown) => {
    throw reason ?? error
  })
  onKept()
  return { state: 'waiting' }
}

/** Sends one item under its key, even while the page is being left. @throws like every call */
export function sendItem<T>({ method, path, body, key, userId }: OutboxItem): Promise<T> {
  const options = { idempotencyKey: key, keepalive: true, asGuest: !userId, askAgain: false }
  return request<T>(method, path, body, options)
}

async function keep(item: OutboxItem): Promise<void> {
  const join = (items: OutboxItem[]) => withItem(items, item)
  if (waitingItems().length >= OUTBOX_LIMIT) throw new OfflineError('Too much is waiting already')
  try {
    show(await changeItems(join))
  } catch (error) {
    throw new OfflineError(`The phone cannot store it: ${String(error)}`)
  }
}

/** An action and its opposite cancel out; a second one of the same kind replaces the first. */
export function withItem(items: readonly OutboxItem[], item: OutboxItem): OutboxItem[] {
  const isSame = (other: OutboxItem) =>
    other.subject === item.subject && other.userId === item.userId && !other.isTried
  const before = items.find(isSame)
  const others = items.filter((other) => other !== before)
  return before && before.method !== item.method ? others : [...others, item]
}

/** Removes an item that was sent, refused or withdrawn. */
export async function removeItem(key: string): Promise<void> {
  show(useOutbox.getState().items.filter((item) => item.key !== key))
  await changeItems((items) => items.filter((item) => item.key !== key)).then(show, () => {})
}

/** Marks an item as being sent: if the page dies now, it can no longer be withdrawn. */
export async function markTried(key: string): Promise<void> {
  const mark = (item: OutboxItem) => (item.key === key ? { ...item, isTried: true } : item)
  await changeItems((items) => items.map(mark)).then(show, () => {})
}

/** Erases everyone's queued actions: signing out leaves no personal data behind. */
export async function clearOutbox(): Promise<void> {
  useOutbox.setState({ items: [], isStuck: false, graded: {} })
  await changeItems(() => []).catch(() => {})
}

/**
 * Drops items older than the server remembers their key. Returns those of the signed-in person, who must be told; empty
 * where the browser stores nothing.
 */
export async function removeExpiredItems(): Promise<readonly OutboxItem[]> {
  const owner = idOf(useSession.getState())
  let expired: OutboxItem[] = []
  await changeItems((items) => {
    // items of other people stay until they sign in and can be told
    expired = items.filter((item) => [owner, ''].includes(item.userId) && !isFresh(item))
    return items
      .filter((item) => !expired.includes(item))
      .map((item) => ({ ...item, since: item.since ?? trustedNow() }))
  }).then(show, () => {})
  return expired
}

const isFresh = ({ since }: OutboxItem) => !isOlderThan(OUTBOX_MAX_AGE_MS, since)

function show(items: readonly OutboxItem[]): void {
  useOutbox.setState({ items: items.filter(isFresh) })
}
