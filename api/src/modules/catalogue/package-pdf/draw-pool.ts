import { Worker } from 'node:worker_threads'
import { AppError } from '../../../errors/app-error.ts'
import type { PointSheet } from './point-sheet.ts'
import type { PackageSheet } from './sheet.ts'

type Sheet = PackageSheet | PointSheet

const TIMEOUT_MS = 15_000
/** Sheets that may wait; anyone who comes later is asked to come again. */
const QUEUE_MAX = 20
const KEPT_BYTES = 16 * 1024 * 1024

interface Waiting {
  resolve: (file: Buffer) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

interface Cached {
  file: Promise<Buffer>
  /** 0 while it is drawn. */
  bytes: number
}

/**
 * Draws sheets in one thread beside the server, which starts with the first of them, and keeps the last ones (16 MB). The same sheet asked for twice at once
 * is drawn once. Throws `busy` when twenty wait already, or one takes longer than 15 seconds.
 */
export class DrawPool {
  #worker: Worker | undefined
  #waiting = new Map<number, Waiting>()
  #cached = new Map<string, Cached>()
  #lastId = 0

  /** `key` names the content exactly: what it depends on must be in it. */
  file(key: string, sheet: Sheet): Promise<Buffer> {
    const known = this.#cached.get(key)
    const cached = known ?? { bytes: 0, file: this.#draw(sheet) }
    this.#cached.delete(key)
    this.#cached.set(key, cached) // the youngest
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

  /** The oldest go when all together are too much. */
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
    // never keeps a process alive that wants to end
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

  /** The thread is lost or stuck: everybody is told, and the next sheet starts another. */
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
