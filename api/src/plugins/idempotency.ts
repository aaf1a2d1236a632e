import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createdAt, tenantId } from '../database/columns.ts'
import type { Db } from '../database/database.ts'
import { and, eq, integer, isNull, jsonb, pgTable, text, uuid } from '../database/orm.ts'
import { AppError } from '../errors/app-error.ts'
import { databaseFault } from '../errors/database-error.ts'

export const idempotencyKeys = pgTable('idempotency_keys', {
  tenantId: tenantId(),
  /** Null for a guest. */
  userId: uuid('user_id'),
  key: text('key').notNull(),
  route: text('route').notNull(),
  requestHash: text('request_hash').notNull(),
  status: integer('status'),
  body: jsonb('body'),
  createdAt: createdAt(),
})

export interface Answer<Body> {
  status: number
  body: Body
}

/**
 * Runs `effect` once per `Idempotency-Key` and person (or guests), and answers repetitions with the stored answer (`Idempotency-Replayed: true`). Row and effect share
 * `tx`: a concurrent call waits, and a failure leaves neither. Without the header `effect` just runs. `body` must be JSON (no dates). Throws 422
 * `idempotency_key_reused` for another request with the key, and 409 `idempotency_in_progress` if the concurrent call takes over 3 s.
 */
export async function withIdempotency<Body>(
  tx: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  effect: () => Promise<Answer<Body>>,
): Promise<Body> {
  const key = keyOf(request)
  if (key === undefined) {
    const { status, body } = await effect()
    reply.code(status)
    return body
  }
  const row = { tenantId: request.tenant.id, userId: request.person?.id ?? null, key }
  const stored = await claim(tx, { ...row, route: routeOf(request), requestHash: hashOf(request) })
  if (stored) {
    if (stored.requestHash !== hashOf(request)) throw new AppError('idempotency_key_reused')
    reply.code(stored.status ?? 200).header('idempotency-replayed', 'true')
    return stored.body as Body
  }
  const { status, body } = await effect()
  await tx.update(idempotencyKeys).set({ status, body }).where(sameKey(row))
  reply.code(status)
  return body
}

interface Key {
  tenantId: string
  userId?: string | null | undefined
  key: string
}

const sameKey = (row: Key) =>
  and(
    eq(idempotencyKeys.tenantId, row.tenantId),
    row.userId ? eq(idempotencyKeys.userId, row.userId) : isNull(idempotencyKeys.userId),
    eq(idempotencyKeys.key, row.key),
  )

/** Undefined if this call has claimed the key; else the stored row, after a concurrent call has committed or failed. */
async function claim(tx: Db, row: typeof idempotencyKeys.$inferInsert) {
  try {
    const [mine] = await tx
      .insert(idempotencyKeys)
      .values(row)
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (mine) return undefined
  } catch (error) {
    if (databaseFault(error)?.code !== '55P03') throw error
    throw new AppError('idempotency_in_progress', 'a request with the same key is still running', {
      reason: error,
      retryAfter: 3,
    })
  }
  const [stored] = await tx
    .select({
      requestHash: idempotencyKeys.requestHash,
      status: idempotencyKeys.status,
      body: idempotencyKeys.body,
    })
    .from(idempotencyKeys)
    .where(sameKey(row))
  if (!stored) throw new AppError('busy', 'the idempotency key vanished while it was read', { retryAfter: 1 })
  return stored
}

function keyOf(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key']
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) {
    throw new AppError('malformed_request', 'Idempotency-Key must have up to 255 visible characters')
  }
  return header
}

const routeOf = (request: FastifyRequest) => `${request.method} ${request.url.split('?')[0]}`

const hashOf = (request: FastifyRequest) =>
  createHash('sha256')
    .update(`${routeOf(request)}\n${JSON.stringify(request.body ?? null)}`)
    .digest('base64url')
