import { AppError } from '../errors/app-error.ts'
import { queueLength } from '../metrics/instruments.ts'

/**
 * The most expensive affordable picture takes half a second, so the last one in the queue is done before the request
 * ends.
 */
const WAITING_MAX = 8

let queue: Promise<unknown> = Promise.resolve()
let waiting = 0
const uploading = new Set<string>()

/**
 * Processes one picture at a time, because memory is limited and sign-ins use the same thread pool. If `isWanted` is
 * false by then, `work` is skipped. Throws 503 `busy` when too many wait.
 */
export async function inPhotoQueue<T>(isWanted: () => boolean, work: () => Promise<T>): Promise<T> {
  if (waiting >= WAITING_MAX) throw new AppError('busy', 'too many photos at once', { retryAfter: 5 })
  queueLength.set({ queue: 'photo' }, ++waiting)
  const turn = queue.then(() => {
    if (!isWanted()) throw new AppError('busy', 'the sender of the photo is gone')
    return work()
  })
  queue = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    queueLength.set({ queue: 'photo' }, --waiting)
  }
}

/**
 * Runs `work`, which calls `begin` when it finds a photo: until it ends, the same person cannot begin another. `begin`
 * throws 409 `photo_in_progress`.
 */
export async function withOnePhoto<T>(person: string, work: (begin: () => void) => Promise<T>): Promise<T> {
  let hasBegun = false
  const begin = () => {
    if (uploading.has(person)) throw new AppError('photo_in_progress', 'one photo per person at a time')
    uploading.add(person)
    hasBegun = true
  }
  try {
    return await work(begin)
  } finally {
    if (hasBegun) uploading.delete(person)
  }
}
