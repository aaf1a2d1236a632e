import { once } from 'node:events'
import type { FastifyReply } from 'fastify'

/** Work that starts when the current answer has left, so that its time tells nothing. */
export class BackgroundWork {
  #running = new Set<Promise<void>>()

  after(reply: FastifyReply, work: () => Promise<void>): void {
    // 'close' comes after the last byte, and also when the caller has gone away
    const left = reply.raw.closed ? Promise.resolve() : once(reply.raw, 'close')
    const task = left
      .then(work)
      .catch((error: unknown) => reply.log.error({ err: error }, 'background work failed'))
      .finally(() => this.#running.delete(task))
    this.#running.add(task)
  }

  /** Resolves when nothing is under way; the server waits for it before it closes. */
  async done(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }
}
