import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Config, limitOf } from '../config.ts'
import type { Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { rowsOf } from '../database/with-tenant.ts'
import { AppError } from '../errors/app-error.ts'
import { blockOf, networkOf } from './network-of.ts'
import { SharedWindows } from './shared-windows.ts'

/** At most `max` hits per `windowMs` and subject, counted in the database, so across processes and restarts. */
export interface Budget {
  bucket: string
  max: number
  windowMs: number
}
export interface Limit extends Budget {
  /** The subject to count; undefined to count nothing. It may use the body (limits are checked after validation) and the database. */
  subject: (request: FastifyRequest) => string | undefined | Promise<string | undefined>
}

const MINUTE = 60_000
/**
 * Hotels, schools and mobile networks share one address, so the limit per address is wide and the one per person narrow. Answers without a query (304, from memory) are
 * counted separately.
 */
const GENERAL = { perAddress: 3_000, keptPerAddress: 60_000, perPerson: 600, windowMs: 5 * MINUTE }
/** For all addresses of one customer (/48, /24), wide because others share them. Calls with a token are counted separately, so that guests cannot shut out signed-in people. */
const PER_BLOCK = { asked: 30_000, askedWithToken: 60_000, stored: 300_000 }

/** The caller's network, the smallest unit that is counted. */
export const addressOf = (request: FastifyRequest): string => networkOf(request.ip)
/** All addresses that one customer of a provider can easily get. */
export const addressBlockOf = (request: FastifyRequest): string => blockOf(request.ip)

/** A limit per address, and one `wide` times as large for all addresses of one customer. */
export const perNetwork = ({ bucket, max, windowMs }: Budget, wide = 6): readonly Limit[] => [
  { bucket, max, windowMs, subject: addressOf },
  { bucket: `${bucket}-network`, max: max * wide, windowMs, subject: addressBlockOf },
]

const tooMany = (secondsLeft: number, what: string) =>
  new AppError('too_many_requests', `limit reached: ${what}`, {
    retryAfter: Math.max(1, secondsLeft),
    data: { minutes: Math.max(1, Math.ceil(secondsLeft / 60)) },
  })

/** The general limits of every call. Each throws 429 when it is exceeded. */
export interface GeneralLimits {
  /** Counts an answer without a query: from memory, or 304. */
  stored(request: FastifyRequest): void
  /** Counts every other call, by address. */
  asked(request: FastifyRequest): void
  /** Counts every call of a signed-in person. */
  person(request: FastifyRequest): void
}

/** Internal calls are not counted, because no visitor made them. */
export function generalLimits({ config, database, db, background }: FastifyInstance): GeneralLimits {
  const sharing =
    database.kind === 'postgres' ? { db, run: (work: Promise<void>) => background.add(work) } : undefined
  const windows = new SharedWindows(GENERAL.windowMs, sharing)
  // separate maps, so that many addresses do not push out the counts of blocks
  const ofBlocks = new SharedWindows(GENERAL.windowMs, sharing)
  const hit = (request: FastifyRequest, key: string, limit: number, windows: SharedWindows) => {
    if (request.isInternal) return
    const max = limitOf(config, limit)
    const { hits, resetsAt } = windows.hit(key, max)
    if (hits > max) throw tooMany(Math.ceil((resetsAt - Date.now()) / 1000), 'requests')
  }
  return {
    stored: (request) => {
      hit(request, `k:${addressOf(request)}`, GENERAL.keptPerAddress, windows)
      hit(request, `stored:${addressBlockOf(request)}`, PER_BLOCK.stored, ofBlocks)
    },
    asked: (request) => {
      hit(request, `a:${addressOf(request)}`, GENERAL.perAddress, windows)
      const kind = request.headers.authorization ? 'askedWithToken' : 'asked'
      hit(request, `${kind}:${addressBlockOf(request)}`, PER_BLOCK[kind], ofBlocks)
    },
    person: (request) => {
      const { tenant, person } = request
      if (person) hit(request, `p:${tenant.id}:${person.id}`, GENERAL.perPerson, windows)
    },
  }
}

/** Installed after the content cache, whose answers are not counted here. */
export function installRateLimits(scope: FastifyInstance, general: GeneralLimits): void {
  scope.addHook('onRequest', async (request) => general.asked(request))
  scope.addHook('preHandler', async (request) => {
    general.person(request)
    for (const limit of request.routeOptions.config?.limits ?? []) await consumeLimit(request, limit)
  })
}

/** Counts one hit of the limit's subject; for routes that only know from the body that it applies. Throws 429 when it is exceeded. */
export async function consumeLimit(request: FastifyRequest, limit: Limit): Promise<void> {
  const subject = await limit.subject(request)
  if (subject !== undefined) await consume(request, limit, subject)
}

/** Counts one hit of this subject in its own transaction. Throws 429 `too_many_requests` when it is exceeded. */
export async function consume(request: FastifyRequest, budget: Budget, subject: string): Promise<void> {
  const { tenant, server } = request
  const row = await request.inTenant((tx) => countHit(tx, tenant.id, budget, subject))
  if (row.hits > limitOf(server.config, budget.max)) throw tooMany(row.secondsLeft, budget.bucket)
}

/** Counts one hit and returns whether it is within the budget, for callers that must not be told. */
export async function tryConsume(
  tx: Db,
  tenantId: string,
  config: Config,
  budget: Budget,
  subject: string,
): Promise<boolean> {
  return (await countHit(tx, tenantId, budget, subject)).hits <= limitOf(config, budget.max)
}

/** Hashed, so that the table contains no addresses and no e-mails. */
const hashOf = (subject: string) => createHash('sha256').update(subject).digest('base64url')

/** Remembers a subject for so many days, in the same table, to treat it differently. */
export async function remember(tx: Db, tenantId: string, bucket: string, subject: string, days: number) {
  await tx.execute(
    sql`insert into rate_limit_buckets (tenant_id, bucket, subject_hash, hits, resets_at)
        values (${tenantId}, ${bucket}, ${hashOf(subject)}, 1, now() + ${days} * interval '1 day')
        on conflict (tenant_id, bucket, subject_hash) do update set resets_at = excluded.resets_at`,
  )
}

export async function isRemembered(tx: Db, tenantId: string, bucket: string, subject: string) {
  const rows = await rowsOf<{ hits: number }>(
    tx,
    sql`select hits from rate_limit_buckets
        where tenant_id = ${tenantId} and bucket = ${bucket} and subject_hash = ${hashOf(subject)} and resets_at > now()`,
  )
  return rows.length > 0
}

async function countHit(tx: Db, tenantId: string, { bucket, windowMs }: Budget, subject: string) {
  const hash = hashOf(subject)
  const [row] = await rowsOf<{ hits: number; seconds_left: number }>(
    tx,
    sql`insert into rate_limit_buckets as b (tenant_id, bucket, subject_hash, hits, resets_at)
        values (${tenantId}, ${bucket}, ${hash}, 1, now() + ${windowMs} * interval '1 millisecond')
        on conflict (tenant_id, bucket, subject_hash) do update set
          hits = case when b.resets_at <= now() then 1 else b.hits + 1 end,
          resets_at = case when b.resets_at <= now() then excluded.resets_at else b.resets_at end
        returning hits, ceil(extract(epoch from resets_at - now()))::int as seconds_left`,
  )
  return { hits: row?.hits ?? 0, secondsLeft: row?.seconds_left ?? 0 }
}
