import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Work that starts when the current answer has been handed over; the server waits for it before it closes. */
    inBackground(log: FastifyBaseLogger, work: () => Promise<void>): void
    /** Resolves when no such work is under way. */
    backgroundDone(): Promise<void>
  }
}

export function installBackground(app: FastifyInstance): void {
  const running = new Set<Promise<void>>()
  const done = async () => {
    while (running.size > 0) await Promise.all(running)
  }
  app.decorate('inBackground', (log, work) => {
    const task = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => log.error({ err: error }, 'background work failed'))
      .finally(() => running.delete(task))
    running.add(task)
  })
  app.decorate('backgroundDone', done)
  app.addHook('onClose', done)
}
