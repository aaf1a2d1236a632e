import { once } from 'node:events'
import type { FastifyReply } from 'fastify'

/** Work that starts after the current answer was sent, so that its duration reveals nothing. */
export class BackgroundWork {
  #running = new Set<Promise<void>>()

  after(reply: FastifyReply, work: () => Promise<void>): void {
    // 'close' comes after the last byte, and also if the caller has disconnected
    const left = reply.raw.closed ? Promise.resolve() : once(reply.raw, 'close')
    this.add(
      left.then(work).catch((error: unknown) => reply.log.error({ err: error }, 'background work failed')),
    )
  }

  /** Work that is under way and never rejects. */
  add(work: Promise<void>): void {
    const task = work.finally(() => this.#running.delete(task))
    this.#running.add(task)
  }

  /** Resolves when no work is running; the server waits for it before it closes. */
  async done(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }
}
