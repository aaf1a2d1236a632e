/**
 * Actions of a person that may wait for the network: favorites, dismissed cards, ratings, check-ins, completed routes, footprints, answers to games (also of
 * guests), and who came, as a guide noted it. Each is sent at once where that is
 * possible; otherwise it is stored on the phone, shown as waiting, and sent once, in order, when the network is back. Reservations never wait here: seats
 * are scarce, and nothing is booked without the server.
 */
import { OUTBOX_KEEP_MS } from '@sureda/contract/rules/limits'
import { create } from 'zustand'
import { request } from '../api/client.ts'
import { isUnanswered, OfflineError } from '../api/errors.ts'
import { newIdempotencyKey } from '../api/idempotency-key.ts'
import { isDoubtful, isOlderThan, provenNow } from '../device/server-time.ts'
import { isAuthenticated, useSession } from '../session/session.ts'
import type { OutboxAction, OutboxItem } from './outbox-item.ts'
import { changeItems, readItems } from './outbox-store.ts'

export type SendResult<T> = { state: 'sent'; answer: T } | { state: 'waiting' }

export { OUTBOX_KEEP_MS }
export const OUTBOX_LIMIT = 100

/** What waits, oldest first, of all who used this phone; `useWaiting` is what screens ask. `isStuck`: there seems to be a network, and still nothing goes. */
export const useOutbox = create<{
  items: readonly OutboxItem[]
  isStuck: boolean
  /** What the server said to answers of games that had waited, by whose and about what: a screen that shows the game shows it. */
  graded: Readonly<Record<string, unknown>>
}>(() => ({
  items: [],
  isStuck: false,
  graded: {},
}))

const gradedKey = (userId: string, subject: string) => `${userId} ${subject}`

/** Keeps what the server said to an answer until it is seen; null: it was. */
export function noteGraded(
  { userId, subject }: Pick<OutboxItem, 'userId' | 'subject'>,
  answer: unknown,
): void {
  const { [gradedKey(userId, subject)]: _, ...others } = useOutbox.getState().graded
  useOutbox.setState({
    graded: answer === null ? others : { ...others, [gradedKey(userId, subject)]: answer },
  })
}

/** What the server said to the answer about `subject` that had waited, and how to put it away. */
export function useGraded<T>(subject: string) {
  const userId = useOutboxOwner()
  const answer = useOutbox(({ graded }) => graded[gradedKey(userId, subject)]) as T | undefined
  return { answer, putAway: () => noteGraded({ userId, subject }, null) }
}

let onKept: () => void = () => {}
/** The shell says what happens when something has begun to wait. */
export function setKeptHandler(handler: () => void): void {
  onKept = handler
}

/** The id of the signed-in person; empty of a guest. */
const idOf = ({ user }: { user: { id: string } | null }) => user?.id ?? ''
/** Whose waiting actions are shown: `OutboxItem.userId` of who uses the phone. */
export const useOutboxOwner = (): string => useSession(idOf)

/** What waits of the signed-in person, or of a guest, oldest first. */
export function waitingItems(): readonly OutboxItem[] {
  const owner = idOf(useSession.getState())
  return useOutbox.getState().items.filter((item) => item.userId === owner)
}

/** What can be sent now, oldest first: also the answers of a guest, also when a person is signed in by then. Nothing else goes without an account. */
export function sendableItems(): readonly OutboxItem[] {
  const owner = idOf(useSession.getState())
  return useOutbox
    .getState()
    .items.filter(
      ({ userId, kind, since }) =>
        (userId ? userId === owner : kind === 'game') && !isDoubtful(OUTBOX_KEEP_MS, since),
    )
}

/** The action about `subject` that waits, if any. */
export function useWaiting(subject: string): OutboxItem | undefined {
  const owner = useOutboxOwner()
  return useOutbox(({ items }) => items.findLast((item) => item.userId === owner && item.subject === subject))
}

/** Reads what waits from the phone; nothing where the browser keeps nothing. */
export async function restoreOutbox(): Promise<void> {
  try {
    show(await readItems())
  } catch {
    // a private window: what waits lives as long as the page
  }
}

/** What is on its way to the server, by what it is about. */
const underWay = new Map<string, Promise<unknown>>()

/**
 * Does an action of the signed-in person, or of a guest, now or as soon as the network allows; after an earlier one about the same, so that two taps on one favorite button do
 * not overtake each other.
 * @throws ApiError when the server refuses; what stopped it from being sent (OfflineError, RequestTimeoutError) when the phone cannot keep it either
 */
export function sendOrQueue<T>(action: OutboxAction): Promise<SendResult<T>> {
  const { user, ...session } = useSession.getState()
  const item: OutboxItem = {
    ...action,
    key: newIdempotencyKey(),
    userId: user && isAuthenticated({ user, ...session }) ? user.id : '',
    at: Date.now(),
    since: provenNow(),
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
  // what waits goes first, and only its own person's session sends it
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

/** Sends one item under its key, also when the page is being left. @throws like every call */
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
    throw new OfflineError(`The phone cannot keep it: ${String(error)}`)
  }
}

/** An action and its opposite leave nothing to do; a second one of the same sort replaces the first. */
export function withItem(items: readonly OutboxItem[], item: OutboxItem): OutboxItem[] {
  const isSame = (other: OutboxItem) =>
    other.subject === item.subject && other.userId === item.userId && !other.isTried
  const before = items.find(isSame)
  const others = items.filter((other) => other !== before)
  return before && before.method !== item.method ? others : [...others, item]
}

/** Takes an item off the list: it was sent, refused, or the person thought better of it. */
export async function removeItem(key: string): Promise<void> {
  show(useOutbox.getState().items.filter((item) => item.key !== key))
  await changeItems((items) => items.filter((item) => item.key !== key)).then(show, () => {})
}

/** Notes that an item is on its way, so that a page that dies now does not let anybody take it back. */
export async function markTried(key: string): Promise<void> {
  const mark = (item: OutboxItem) => (item.key === key ? { ...item, isTried: true } : item)
  await changeItems((items) => items.map(mark)).then(show, () => {})
}

/** Forgets everything that waits, of everybody: signing out leaves nothing of a person behind. */
export async function forgetOutbox(): Promise<void> {
  useOutbox.setState({ items: [], isStuck: false, graded: {} })
  await changeItems(() => []).catch(() => {})
}

/**
 * Drops what has waited longer than the server knows its key. Answers what of it was the signed-in person's, so that they can be told; nothing where the
 * browser keeps nothing.
 */
export async function dropExpired(): Promise<readonly OutboxItem[]> {
  const owner = idOf(useSession.getState())
  let expired: OutboxItem[] = []
  await changeItems((items) => {
    // other people's stay until they are here to be told
    expired = items.filter((item) => [owner, ''].includes(item.userId) && !isFresh(item))
    return items
      .filter((item) => !expired.includes(item))
      .map((item) => ({ ...item, since: item.since ?? provenNow() }))
  }).then(show, () => {})
  return expired
}

const isFresh = ({ since }: OutboxItem) => !isOlderThan(OUTBOX_KEEP_MS, since)

function show(items: readonly OutboxItem[]): void {
  useOutbox.setState({ items: items.filter(isFresh) })
}
