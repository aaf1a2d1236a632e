import { StorageError } from './storage-error.ts'
import { isStorageFull } from './storage-full.ts'

/**
 * Remembers that a write failed until one succeeds, because reads continue on a full disk and would hide it. Costs
 * nothing without a failure; afterwards `check` makes a trial write.
 */
export class WriteHealth {
  #seen = 0
  #open = false
  #trial: Promise<void> | undefined
  readonly #write: () => Promise<void>

  /** `write` needs as much space as normal work, and releases it. */
  constructor(write: () => Promise<void>) {
    this.#write = write
  }

  /** Call it with every error of a write; errors that are not about space are ignored. */
  note(error: unknown): void {
    if (!isStorageFull(error) && !(error instanceof StorageError)) return
    this.#seen += 1
    this.#open = true
  }

  /** Throws while writes fail. Concurrent callers share one trial. */
  async check(): Promise<void> {
    if (!this.#open) return
    this.#trial ??= this.#try().finally(() => {
      this.#trial = undefined
    })
    await this.#trial
  }

  async #try(): Promise<void> {
    const before = this.#seen
    await this.#write()
    // an error during the trial is newer than its result
    if (this.#seen === before) this.#open = false
  }
}
