import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../database/database.ts'
import { databaseTime, nowPlus } from '../../../database/database-time.ts'
import { and, eq, sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { isRetryDue, type JobScope, processEach } from '../../../jobs/process-each.ts'
import type { JobContext } from '../../../jobs/runner.ts'
import type { TenantRecord } from '../../platform/tenant/tenant-directory.ts'
import { sessions } from '../auth/auth.tables.ts'
import { users } from '../profile/user.tables.ts'
import { type PushOutcome, pushKeys, pushMessages, pushSubscriptions } from './push.tables.ts'
import { openPushKey } from './push-keys.service.ts'
import { type PushContent, pushContentOf } from './push-notice.ts'
import { createPushTransport, PushFault, type PushRequest, type SendPush } from './push-transport.ts'
import { SlowServices } from './slow-services.ts'

const BATCH = 40
/** Notices per service and round, so that a service that does not answer delays only a few. */
const BATCH_OF_SERVICE = 10
const ATTEMPTS_MAX = 6
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 3_600_000
/** The slow services that this process knows. */
const SLOW = new SlowServices()

type Taken = NonNullable<Awaited<ReturnType<typeof take>>>
/** What happens to a message: it ends, it waits, or its phone is gone. */
type Fate = { outcome: PushOutcome } | { waitMs: number } | 'gone'

/**
 * Sends what is due for one tenant and returns how many messages were processed. Messages are claimed with SKIP LOCKED and a mark, which is removed only if a message
 * certainly did not arrive: after a crash one is lost, not sent twice. No network call is made inside a transaction.
 */
export async function sendDuePushes(
  { db, config, log }: JobContext,
  tenant: TenantRecord,
  send: SendPush = createPushTransport(config),
  slow = SLOW,
): Promise<number> {
  const { now, messages } = await withTenant(db, tenant.id, async (tx) => {
    const now = await databaseTime.of(tx)
    const scope = { tenantId: tenant.id, job: 'push' }
    const messages: { row: Taken; content: PushContent | null }[] = []
    await processEach(tx, scope, await claimDue(tx, scope, slow.list(now)), async (alone, { id }) => {
      const row = await take(alone, tenant.id, id)
      const isWanted = row?.wishes.push && row.isSignedIn
      if (row) messages.push({ row, content: isWanted ? await pushContentOf(alone, tenant, row, now) : null })
    })
    return { now, messages }
  })
  await Promise.all(
    messages.map(async ({ row, content }) => {
      const fate = content
        ? await deliver(config, row, content, { send, slow }, now).catch((error: unknown): Fate => {
            log.error({ err: error, tenant: tenant.id }, 'a notice could not be written')
            return { outcome: 'unclear' }
          })
        : ({ outcome: 'void' } as const)
      if (fate !== 'gone' && 'outcome' in fate && fate.outcome === 'refused')
        log.warn(
          { tenant: tenant.id, service: new URL(row.endpoint).host },
          'a push service refused a notice',
        )
      await settle(db, tenant.id, row, fate)
    }),
  )
  return messages.length
}

/**
 * The oldest messages of each service, without `held` ones. They are locked service by service within a limit: choosing rows first and locking them afterwards would
 * let two processes choose the same ones, and leave the second with none.
 */
export const claimDue = (tx: Db, scope: JobScope, held: readonly string[]): Promise<{ id: string }[]> => {
  const host = sql`split_part(s.endpoint, '/', 3)`
  return rowsOf<{ id: string }>(
    tx,
    sql`select due.id from (
        select distinct ${host} as host from push_subscriptions s where s.tenant_id = ${scope.tenantId}
          and not (${host} = any(string_to_array(${held.join(' ')}, ' ')))
      ) services cross join lateral (
        select m.id, m.due_at from push_messages m
        join push_subscriptions s on s.tenant_id = m.tenant_id and s.id = m.subscription_id
        where m.tenant_id = ${scope.tenantId} and m.taken_at is null and m.ended_at is null and m.due_at <= now()
          and ${host} = services.host and ${isRetryDue(scope, sql`m.id`)}
        order by m.due_at, m.id limit ${BATCH_OF_SERVICE} for update of m skip locked
      ) due order by due.due_at, due.id limit ${BATCH}`,
  )
}

/** Marks a message as taken. Undefined if its phone is gone. */
async function take(tx: Db, tenantId: string, id: string) {
  const isThis = and(eq(pushMessages.tenantId, tenantId), eq(pushMessages.id, id))
  await tx
    .update(pushMessages)
    .set({ takenAt: sql`now()`, attempts: sql`${pushMessages.attempts} + 1` })
    .where(isThis)
  const [row] = await tx
    .select({
      id: pushMessages.id,
      source: pushMessages.source,
      noticeId: pushMessages.noticeId,
      attempts: pushMessages.attempts,
      subscriptionId: pushSubscriptions.id,
      userId: pushSubscriptions.userId,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      preferredLanguage: users.preferredLanguage,
      wishes: users.notifications,
      isSignedIn: sql<boolean>`${sessions.idleUntil} > now() and ${sessions.expiresAt} > now()`,
      key: pushKeys,
    })
    .from(pushMessages)
    .innerJoin(
      pushSubscriptions,
      and(
        eq(pushSubscriptions.tenantId, pushMessages.tenantId),
        eq(pushSubscriptions.id, pushMessages.subscriptionId),
      ),
    )
    .innerJoin(
      pushKeys,
      and(eq(pushKeys.tenantId, pushSubscriptions.tenantId), eq(pushKeys.kid, pushSubscriptions.kid)),
    )
    .innerJoin(
      users,
      and(eq(users.tenantId, pushSubscriptions.tenantId), eq(users.id, pushSubscriptions.userId)),
    )
    .innerJoin(
      sessions,
      and(
        eq(sessions.tenantId, pushSubscriptions.tenantId),
        eq(sessions.tokenHash, pushSubscriptions.sessionHash),
      ),
    )
    .where(isThis)
  return row
}

async function deliver(
  config: Config,
  row: Taken,
  content: PushContent,
  { send, slow }: { send: SendPush; slow: SlowServices },
  now: Date,
): Promise<Fate> {
  const request = requestOf(config, row, content, now)
  // nothing can be encrypted for these keys: the phone must subscribe again
  if (!request) return 'gone'
  try {
    const { status, retryAfter } = await send(request)
    if (status >= 200 && status < 300) return { outcome: 'sent' }
    if (status === 404 || status === 410) return 'gone'
    if (status === 429 || status >= 500) return again(row, content, secondsOf(retryAfter, now), now)
    return { outcome: 'refused' }
  } catch (error) {
    const kind = error instanceof PushFault ? error.kind : 'unclear'
    if (error instanceof PushFault && error.isLate) slow.hold(row.endpoint, now)
    if (kind === 'unreached') return again(row, content, 0, now)
    return { outcome: kind === 'forbidden' ? 'refused' : 'unclear' }
  }
}

/** Waits for another try, unless the notice would then be of no use. */
function again({ attempts }: Taken, { until }: PushContent, askedMs: number, now: Date): Fate {
  const waitMs = Math.min(LONGEST_WAIT_MS, Math.max(askedMs, FIRST_WAIT_MS * 2 ** (attempts - 1)))
  const isTooLate = now.getTime() + waitMs >= until.getTime()
  return attempts >= ATTEMPTS_MAX || isTooLate ? { outcome: 'given_up' } : { waitMs }
}

/** `Retry-After` counts seconds or names a moment. */
function secondsOf(retryAfter: string | undefined, now: Date): number {
  if (!retryAfter) return 0
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now.getTime()
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}

function requestOf(
  config: Config,
  row: Taken,
  { notice, until, isUrgent }: PushContent,
  now: Date,
): PushRequest | null {
  const key = openPushKey(row.key, config.PASS_SECRET)
  if (!key) return null
  const { endpoint, p256dh, auth } = row
  const address = /[^\s<>"]+@[^\s<>"]+/.exec(config.MAIL_FROM)?.[0] ?? config.MAIL_FROM
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice),
      {
        vapidDetails: { subject: `mailto:${address}`, ...key },
        contentEncoding: 'aes128gcm',
        TTL: Math.ceil((until.getTime() - now.getTime()) / 1_000),
        urgency: isUrgent ? 'high' : 'normal',
        // the same notice replaces one that waits at the service
        topic: createHash('sha256').update(notice.tag).digest('base64url').slice(0, 32),
      },
    )
    return { endpoint, headers: headers as PushRequest['headers'], body: body as Buffer }
  } catch {
    return null
  }
}

async function settle(db: Db, tenantId: string, row: Taken, fate: Fate): Promise<void> {
  await withTenant(db, tenantId, async (tx) => {
    if (fate === 'gone') {
      // only with this address, because the phone may have changed it meanwhile
      await tx
        .delete(pushSubscriptions)
        .where(
          and(
            eq(pushSubscriptions.tenantId, tenantId),
            eq(pushSubscriptions.id, row.subscriptionId),
            eq(pushSubscriptions.endpoint, row.endpoint),
          ),
        )
      return
    }
    const next =
      'outcome' in fate
        ? { endedAt: sql`now()`, outcome: fate.outcome }
        : { takenAt: null, dueAt: nowPlus(fate.waitMs) }
    await tx
      .update(pushMessages)
      .set(next)
      .where(and(eq(pushMessages.tenantId, tenantId), eq(pushMessages.id, row.id)))
  })
}
