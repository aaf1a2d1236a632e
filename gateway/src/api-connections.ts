import type { FastifyInstance } from 'fastify'
import { Pool } from 'undici'

/** Longer than the API's own 15 s, so that a timeout is explained by the API's answer. */
const SILENCE_MS = 20_000

/** Connections for the gateway's own calls to a separate API. */
export function apiConnections(app: FastifyInstance, url: string): Pool {
  const pool = new Pool(new URL(url).origin, {
    connectTimeout: 3_000,
    headersTimeout: SILENCE_MS,
    bodyTimeout: SILENCE_MS,
  })
  app.addHook('onClose', () => pool.close())
  return pool
}
