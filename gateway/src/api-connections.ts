import type { FastifyInstance } from 'fastify'
import { Pool } from 'undici'

/** Longer than the API's own 15 s, so that its answer explains a timeout, not ours. */
const SILENCE_MS = 20_000

/**
 * Connection pool to a separate API deployment. undici frames every message anew and never writes more than announced,
 * so that a visitor's input cannot become a separate request (docs/decisions/0016-split-deployment.md).
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
