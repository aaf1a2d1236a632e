import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { DrainingServer } from './draining-server.ts'
import { leaveCrashes, printError, printLine } from './log/crash.ts'

/** After the drain: what is under way has this long, then the process ends all the same. */
const WORK_MS = 15_000

/**
 * Ends the process when it is told to, once it serves. `SIGTERM`: `/readyz` says no and each answer closes its connection for `drainMs`, in which a load balancer
 * notices; then no one is let in, what is under way is answered, and `close` does the rest. Any other signal (Ctrl-C) leaves the drain out, a second one ends
 * at once. An error that no one caught is logged and closes too.
 */
export function endWithGrace(app: FastifyInstance, drainMs: number, close: () => Promise<void>): void {
  leaveCrashes()
  // its own console shows errors with all they carry
  const logger = {
    error: (said: unknown) =>
      typeof said === 'string' ? printLine(said) : printError('the end failed', said),
  }
  closeWithGrace({ delay: drainMs + WORK_MS, logger }, async ({ err, signal }) => {
    if (err) app.log.error({ err }, 'stopping after an error')
    else app.log.info({ signal }, 'stopping')
    if (app.server instanceof DrainingServer) app.server.drain.begin()
    if (signal === 'SIGTERM') await wait(drainMs)
    await close()
  })
}
