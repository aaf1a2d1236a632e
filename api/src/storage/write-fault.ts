import { StorageError } from './storage-error.ts'
import { isStorageFull } from './storage-full.ts'

/**
 * Remembers that writing failed, until a write works again: reading goes on with a full disk, so nothing else would tell. It
 * costs nothing while all is well; who asks meanwhile makes a trial write.
 */
export class WriteFault {
  #seen = 0
  #open = false
  #trial: Promise<void> | undefined
  readonly #write: () => Promise<void>

  /** `write` takes as much room as a day's work begins with, and gives it back. */
  constructor(write: () => Promise<void>) {
    this.#write = write
  }

  /** To be called with every fault of a write; others than those of disk and store are left alone. */
  note(error: unknown): void {
    if (!isStorageFull(error) && !(error instanceof StorageError)) return
    this.#seen += 1
    this.#open = true
  }

  /** Throws for as long as writes fail. Those who ask at the same time share one trial. */
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
    // what failed during the trial is newer than it
    if (this.#seen === before) this.#open = false
  }
}
