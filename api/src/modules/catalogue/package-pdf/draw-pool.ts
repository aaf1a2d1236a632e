import { Worker } from 'node:worker_threads'
import { AppError } from '../../../errors/app-error.ts'
import type { PointSheet } from './point-sheet.ts'
import type { PackageSheet } from './sheet.ts'

type Sheet = PackageSheet | PointSheet

const TIMEOUT_MS = 15_000
/** Maximum queue; later requests are asked to retry. */
const QUEUE_MAX = 20
const KEPT_BYTES = 16 * 1024 * 1024

interface Waiting {
  resolve: (file: Buffer) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

interface Cached {
  file: Promise<Buffer>
  /** 0 while being drawn. */
  bytes: number
}

/**
 * Draws sheets in a worker thread, started with the first sheet, and caches the latest (16 MB). Concurrent requests for
 * the same sheet share one drawing. Throws `busy` when twenty are waiting, or one takes longer than 15 seconds.
 */
export class DrawPool {
  #worker: Worker | undefined
  #waiting = new Map<number, Waiting>()
  #cached = new Map<string, Cached>()
  #lastId = 0

  /** `key` identifies the content: it must include everything the content depends on. */
  file(key: string, sheet: Sheet): Promise<Buffer> {
    const known = this.#cached.get(key)
    const cached = known ?? { bytes: 0, file: this.#draw(sheet) }
    this.#cached.delete(key)
    this.#cached.set(key, cached) // moves it to the end, as the most recently used
    if (!known) {
      cached.file.then(
        (file) => this.#weigh(cached, file.length),
        () => this.#cached.delete(key),
      )
    }
    return cached.file
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  /** Evicts the oldest when all together are too large. */
  #weigh(cached: Cached, bytes: number): void {
    cached.bytes = bytes
    let total = [...this.#cached.values()].reduce((sum, other) => sum + other.bytes, 0)
    for (const [key, oldest] of this.#cached) {
      if (total <= KEPT_BYTES) return
      this.#cached.delete(key)
      total -= oldest.bytes
    }
  }

  #draw(sheet: Sheet): Promise<Buffer> {
    if (this.#waiting.size >= QUEUE_MAX) throw new AppError('busy', 'too many sheets wait', { retryAfter: 5 })
    const worker = this.#start()
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.#fail(new AppError('busy', 'a sheet took too long', { retryAfter: 5 })),
        TIMEOUT_MS,
      )
      this.#waiting.set(id, { resolve, reject, timer })
      worker.postMessage({ id, sheet })
    })
  }

  #start(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./draw.worker.ts', import.meta.url), { execArgv: [] })
    // must not keep the process alive
    worker.unref()
    worker.on('message', ({ id, file, fault }: { id: number; file?: Uint8Array; fault?: string }) => {
      const waiting = this.#waiting.get(id)
      if (!waiting) return
      this.#waiting.delete(id)
      clearTimeout(waiting.timer)
      if (file) waiting.resolve(Buffer.from(file.buffer, file.byteOffset, file.byteLength))
      else waiting.reject(new Error(`the sheet could not be drawn: ${fault}`))
    })
    worker.on('error', (error) => this.#fail(error))
    this.#worker = worker
    return worker
  }

  /** The thread is lost or stuck: rejects all requests; the next sheet starts a new thread. */
  #fail(error: Error): void {
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(error)
    }
    this.#waiting.clear()
  }
}
