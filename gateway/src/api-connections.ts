import type { FastifyInstance } from 'fastify'
import { Pool } from 'undici'

/** Longer than the API's own 15 s, so that its answer explains a timeout, not ours. */
const SILENCE_MS = 20_000

/** Connections for what the gateway itself asks of a separate API. */
export function apiConnections(app: FastifyInstance, url: string): Pool {
  const pool = new Pool(new URL(url).origin, {
    connectTimeout: 3_000,
    headersTimeout: SILENCE_MS,
    bodyTimeout: SILENCE_MS,
  })
  app.addHook('onClose', () => pool.close())
  return pool
}
