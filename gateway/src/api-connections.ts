import type { FastifyInstance } from 'fastify'
import { Pool } from 'undici'

/** More than the API's own 15 s, so that its answer and not ours tells the visitor what happened. */
const SILENCE_MS = 20_000

/**
 * Open connections to an API deployment of its own, for as long as the gateway runs. undici frames every message anew and never writes more than it
 * announced, so nothing a visitor sends can become a request of its own (docs/decisions/0016-split-deployment.md).
 */
export function apiConnections(app: FastifyInstance, url: string): Pool {
  const pool = new Pool(new URL(url).origin, {
    pipelining: 1,
    connectTimeout: 3_000,
    headersTimeout: SILENCE_MS,
    bodyTimeout: SILENCE_MS,
    strictContentLength: true,
  })
  app.addHook('onClose', () => pool.close())
  return pool
}
