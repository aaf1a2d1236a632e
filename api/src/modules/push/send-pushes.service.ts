import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { Config } from '../../config.ts'
import type { Db } from '../../database/database.ts'
import { and, asc, eq, inArray, isNull, lt, lte, sql } from '../../database/orm.ts'
import { withTenant } from '../../database/with-tenant.ts'
import type { JobContext } from '../../jobs/runner.ts'
import { sessions } from '../auth/auth.tables.ts'
import type { TenantRecord } from '../tenant/tenant-directory.ts'
import { users } from '../user/user.tables.ts'
import { type PushOutcome, pushKeys, pushMessages, pushSubscriptions } from './push.tables.ts'
import { openPushKey } from './push-keys.service.ts'
import { letterOf, type PushLetter } from './push-notice.ts'
import { createPushTransport, PushFault, type PushRequest, type SendPush } from './push-transport.ts'

const BATCH = 20
const ATTEMPTS_MAX = 6
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 3_600_000
const KEPT_DAYS = 30

type Taken = Awaited<ReturnType<typeof takeDue>>[number]
/** What becomes of a message: it ends, it waits for so long, or its phone is gone. */
type Fate = { outcome: PushOutcome } | { waitMs: number } | 'gone'

/**
 * Hands what is due for one tenant to the push services and returns how many messages it dealt with. Messages are taken with SKIP LOCKED and a mark that only
 * a clear refusal takes off again: a process that dies in between sends one never, not twice. Nothing of the network happens inside a transaction.
 */
export async function sendDuePushes(
  { db, config, log }: JobContext,
  tenant: TenantRecord,
  send: SendPush = createPushTransport(config),
): Promise<number> {
  const now = new Date()
  const taken = await withTenant(db, tenant.id, async (tx) => {
    const rows = await takeDue(tx, tenant.id)
    const letters: { row: Taken; letter: PushLetter | null }[] = []
    for (const row of rows) {
      const isWanted = row.wishes.push && row.isSignedIn
      letters.push({ row, letter: isWanted ? await letterOf(tx, tenant, row, now) : null })
    }
    return letters
  })
  await Promise.all(
    taken.map(async ({ row, letter }) => {
      const fate = letter ? await deliver(config, row, letter, send) : ({ outcome: 'void' } as const)
      if (fate !== 'gone' && 'outcome' in fate && fate.outcome === 'refused')
        log.warn(
          { tenant: tenant.id, service: new URL(row.endpoint).host },
          'a push service refused a notice',
        )
      await settle(db, tenant.id, row, fate)
    }),
  )
  return taken.length
}

async function takeDue(tx: Db, tenantId: string) {
  const due = tx
    .select({ id: pushMessages.id })
    .from(pushMessages)
    .where(
      and(
        eq(pushMessages.tenantId, tenantId),
        isNull(pushMessages.takenAt),
        isNull(pushMessages.endedAt),
        lte(pushMessages.dueAt, sql`now()`),
      ),
    )
    .orderBy(asc(pushMessages.dueAt), asc(pushMessages.id))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const marked = await tx
    .update(pushMessages)
    .set({ takenAt: sql`now()`, attempts: sql`${pushMessages.attempts} + 1` })
    .where(and(eq(pushMessages.tenantId, tenantId), sql`${pushMessages.id} in ${due}`))
    .returning({ id: pushMessages.id })
  if (marked.length === 0) return []
  return tx
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
    .where(
      and(
        eq(pushMessages.tenantId, tenantId),
        inArray(
          pushMessages.id,
          marked.map(({ id }) => id),
        ),
      ),
    )
}

async function deliver(config: Config, row: Taken, letter: PushLetter, send: SendPush): Promise<Fate> {
  const request = requestOf(config, row, letter)
  // keys that nothing can be written with: the phone signs up anew
  if (!request) return 'gone'
  try {
    const { status, retryAfter } = await send(request)
    if (status >= 200 && status < 300) return { outcome: 'sent' }
    if (status === 404 || status === 410) return 'gone'
    if (status === 429 || status >= 500) return again(row, letter, secondsOf(retryAfter))
    return { outcome: 'refused' }
  } catch (error) {
    const kind = error instanceof PushFault ? error.kind : 'unclear'
    if (kind === 'unreached') return again(row, letter, 0)
    return { outcome: kind === 'forbidden' ? 'refused' : 'unclear' }
  }
}

/** Later, unless by then it says nothing any more. */
function again({ attempts }: Taken, { until }: PushLetter, askedMs: number): Fate {
  const waitMs = Math.min(LONGEST_WAIT_MS, Math.max(askedMs, FIRST_WAIT_MS * 2 ** (attempts - 1)))
  const isTooLate = Date.now() + waitMs >= until.getTime()
  return attempts >= ATTEMPTS_MAX || isTooLate ? { outcome: 'given_up' } : { waitMs }
}

/** `Retry-After` counts seconds or names a moment. */
function secondsOf(retryAfter: string | undefined): number {
  if (!retryAfter) return 0
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}

function requestOf(config: Config, row: Taken, { notice, until, isUrgent }: PushLetter): PushRequest | null {
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
        TTL: Math.ceil((until.getTime() - Date.now()) / 1_000),
        urgency: isUrgent ? 'high' : 'normal',
        // what waits at the service is replaced by the same notice
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
      // under this address: the phone may have told us another one meanwhile
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
        ? { endedAt: new Date(), outcome: fate.outcome }
        : { takenAt: null, dueAt: new Date(Date.now() + fate.waitMs) }
    await tx
      .update(pushMessages)
      .set(next)
      .where(and(eq(pushMessages.tenantId, tenantId), eq(pushMessages.id, row.id)))
  })
}

export async function deleteOldPushes(tx: Db, tenantId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  await tx
    .delete(pushMessages)
    .where(and(eq(pushMessages.tenantId, tenantId), lt(pushMessages.createdAt, before)))
}
