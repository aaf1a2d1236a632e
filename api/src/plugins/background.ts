import type { FastifyBaseLogger } from 'fastify'

/** Work that starts when the current answer has been handed over, so that its time tells nothing. */
export class BackgroundWork {
  #running = new Set<Promise<void>>()

  run(log: FastifyBaseLogger, work: () => Promise<void>): void {
    const task = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => log.error({ err: error }, 'background work failed'))
      .finally(() => this.#running.delete(task))
    this.#running.add(task)
  }

  /** Resolves when nothing is under way; the server waits for it before it closes. */
  async done(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }
}
