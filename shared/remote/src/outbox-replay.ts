/** Sends what waits, one after the other. The page does it, not the worker: not every phone wakes a worker for it, and the token stays out of it. */
import { ApiError } from './api-error.ts'
import {
  isUnsent,
  markTried,
  type OutboxItem,
  removeItem,
  restoreOutbox,
  sendItem,
  useOutbox,
  waitingItems,
} from './outbox.ts'
import { renew } from './query-client.ts'

export interface ReplayReport {
  /** How many the server has taken. */
  sent: number
  /** What it refused for good, with its reason. */
  refused: readonly { item: OutboxItem; error: ApiError }[]
}

let running: Promise<ReplayReport> | undefined

/** Sends what waits of the signed-in person until all is gone or the network is. One run at a time, also with several tabs. */
export function replayOutbox(): Promise<ReplayReport> {
  running ??= inOneTab(run).finally(() => {
    running = undefined
  })
  return running
}

const NOTHING: ReplayReport = { sent: 0, refused: [] }

async function inOneTab(task: () => Promise<ReplayReport>): Promise<ReplayReport> {
  if (!navigator.locks) return task()
  return navigator.locks.request('outbox', { ifAvailable: true }, (lock) => (lock ? task() : NOTHING))
}

async function run(): Promise<ReplayReport> {
  const refused: { item: OutboxItem; error: ApiError }[] = []
  let sent = 0
  await restoreOutbox()
  for (let item = next(); item; item = next()) {
    await markTried(item.key)
    // meanwhile somebody else may have signed in, or the network gone
    if (next()?.key !== item.key) continue
    try {
      await sendItem(item)
      sent += 1
    } catch (error) {
      if (isLater(error)) {
        useOutbox.setState({ isStuck: navigator.onLine })
        return { sent, refused }
      }
      if (isDone(item, error)) sent += 1
      else if (error instanceof ApiError) refused.push({ item, error })
      else throw error
    }
    await removeItem(item.key)
    await renew(...item.renews)
  }
  useOutbox.setState({ isStuck: false })
  return { sent, refused }
}

const next = (): OutboxItem | undefined => (navigator.onLine ? waitingItems()[0] : undefined)

/** A session that has ended and a limit that was reached are no answer to the action itself. */
const isLater = (error: unknown): boolean =>
  isUnsent(error) || (error instanceof ApiError && (error.status === 401 || error.status === 429))

/** What was to be removed is gone already. */
const isDone = (item: OutboxItem, error: unknown): boolean =>
  item.method === 'DELETE' && error instanceof ApiError && error.status === 404
