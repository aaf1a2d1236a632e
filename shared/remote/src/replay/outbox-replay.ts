/**
 * Sends queued actions one by one. The page does it, not the service worker: not every phone wakes a worker for it, and
 * the token stays out of it.
 */
import type { PlayResult } from '@sureda/contract/schemas/games/game'
import { ApiError, isUnanswered } from '../api/errors.ts'
import { gameOfSubject } from '../features/games/answer-subject.ts'
import { saveGuestWin } from '../features/games/guest-wins.ts'
import {
  markTried,
  recordGradedAnswer,
  removeExpiredItems,
  removeItem,
  restoreOutbox,
  sendableItems,
  sendItem,
  useOutbox,
} from '../offline/outbox.ts'
import { invalidatedBy, type OutboxItem } from '../offline/outbox-item.ts'
import { webLocks } from '../offline/web-locks.ts'
import { invalidate } from '../query/client.ts'

export interface ReplayReport {
  /** How many the server accepted. */
  sent: number
  /** Grades of game answers, which people wait for. */
  graded: readonly { item: OutboxItem; answer: unknown }[]
  /** Items that the server refused for good, with the reason. */
  refused: readonly { item: OutboxItem; error: ApiError }[]
  /** Items that expired and were dropped. */
  expired: readonly OutboxItem[]
}

let running: Promise<ReplayReport> | undefined

/**
 * Sends the queue of the signed-in person and of guests until it is empty or the network fails. Runs once at a time,
 * across tabs.
 */
export function replayOutbox(): Promise<ReplayReport> {
  running ??= inOneTab(run).finally(() => {
    running = undefined
  })
  return running
}

const NOTHING: ReplayReport = { sent: 0, graded: [], refused: [], expired: [] }

async function inOneTab(task: () => Promise<ReplayReport>): Promise<ReplayReport> {
  const locks = await webLocks()
  if (!locks) return task()
  return locks.request('outbox', { ifAvailable: true }, (lock) => (lock ? task() : NOTHING))
}

async function run(): Promise<ReplayReport> {
  const refused: { item: OutboxItem; error: ApiError }[] = []
  const graded: { item: OutboxItem; answer: unknown }[] = []
  let sent = 0
  await restoreOutbox()
  const expired = await removeExpiredItems()
  /** Items to skip in this run. */
  const aside = new Set<string>()
  const next = () => (navigator.onLine ? sendableItems().find(({ key }) => !aside.has(key)) : undefined)
  for (let item = next(); item; item = next()) {
    await markTried(item.key)
    // meanwhile another person may have signed in, or the network may have failed
    if (next()?.key !== item.key) continue
    try {
      const answer = await sendItem(item)
      if (item.kind !== 'game') sent += 1
      else {
        // before it is removed from the queue: if the page dies now, it is sent again
        if (!item.userId) await keepWin(item, answer)
        graded.push({ item, answer })
        recordGradedAnswer(item, answer)
      }
    } catch (error) {
      if (isOwnLimit(error)) {
        aside.add(item.key)
        continue
      }
      if (isLater(item, error)) {
        useOutbox.setState({ isStuck: navigator.onLine })
        return { sent, graded, refused, expired }
      }
      if (isDone(item, error)) sent += 1
      else if (error instanceof ApiError) refused.push({ item, error })
      else throw error
    }
    await removeItem(item.key)
    await invalidate(...invalidatedBy(item))
  }
  useOutbox.setState({ isStuck: false })
  return { sent, graded, refused, expired }
}

/** Only this phone knows of a guest's win. */
async function keepWin({ subject }: OutboxItem, answer: unknown): Promise<void> {
  const gameId = gameOfSubject(subject)
  const { data } = answer as { data: Pick<PlayResult, 'status' | 'receipt'> }
  if (gameId) await saveGuestWin(gameId, data)
}

/** Server faults tolerated for one action before the next ones are sent; tries are half a minute apart. */
const FAULT_TRIES = 10
const faults = new Map<string, number>()

/** An ended session, a rate limit, a twin that still runs and a server fault are no answer to the action itself. */
function isLater(item: OutboxItem, error: unknown): boolean {
  if (isUnanswered(error)) return true
  if (!(error instanceof ApiError)) return false
  if (error.status >= 500) {
    const tries = (faults.get(item.key) ?? 0) + 1
    faults.set(item.key, tries)
    return tries < FAULT_TRIES
  }
  return error.status === 401 || error.status === 429 || error.code === 'idempotency_in_progress'
}

/** The tries of one game are used up: unlike the global rate limit, this does not block the rest of the queue. */
const isOwnLimit = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'game_attempts_exhausted'

/** It was already removed. */
const isDone = (item: OutboxItem, error: unknown): boolean =>
  item.method === 'DELETE' && error instanceof ApiError && error.status === 404
