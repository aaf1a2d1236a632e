import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { DrainingServer } from './draining-server.ts'
import { leaveCrashes, printError, printLine } from './log/crash.ts'

/** Time for running requests after the drain; then the process ends anyway. */
const WORK_MS = 15_000

/**
 * Ends the process on a signal, once it serves. After `SIGTERM`, `/readyz` fails and each answer closes its connection
 * for `drainMs`, so that a load balancer notices; then new connections are refused, running requests finish, and
 * `close` does the rest. Other signals (Ctrl-C) skip the drain; a second signal ends the process at once. An uncaught
 * error is logged and ends it, too.
 */
export function installGracefulShutdown(
  app: FastifyInstance,
  drainMs: number,
  close: () => Promise<void>,
): void {
  leaveCrashes()
  // close-with-grace would log errors with all their fields on the console
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
