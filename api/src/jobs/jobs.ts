import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import type { Db } from '../database/database.ts'
import { databaseTime } from '../database/database-time.ts'
import { sql } from '../database/orm.ts'
import { withTenant } from '../database/with-tenant.ts'
import { watchInvariants } from '../invariants/invariants-job.ts'
import { sendDueMails } from '../mail/outbox.ts'
import { mailFolder, type SendMail } from '../mail/transport.ts'
import type { Clock } from '../modules/bookings/availability/slot-rules.ts'
import { mailNotices } from '../modules/bookings/notices/mail-notices.service.ts'
import { remindDue } from '../modules/bookings/notices/remind.service.ts'
import { resealPassKeys, rotateExpiredKeys } from '../modules/bookings/passes/pass-keys.service.ts'
import { completeDue, expireDue } from '../modules/bookings/reservations/overdue.service.ts'
import { mailWaitlist } from '../modules/bookings/waitlist/mail-waitlist.service.ts'
import {
  closeWaitlists,
  expireOffers,
  followSchedule,
} from '../modules/bookings/waitlist/process-waitlist.service.ts'
import { endOverdueClosures } from '../modules/guides/closures/closures.queries.ts'
import { applyDeletions } from '../modules/members/account/deleted-people.ts'
import { finishDeletions } from '../modules/members/account/deletion.service.ts'
import { sendDigests } from '../modules/members/digest/send-digests.service.ts'
import { resealPushKeys, rotateExpiredPushKeys } from '../modules/members/push/push-keys.service.ts'
import { sendDuePushes } from '../modules/members/push/send-pushes.service.ts'
import { forgetUnusedUploads, removeOrphans } from '../modules/members/uploads/unused-uploads.service.ts'
import { dayIn } from '../modules/platform/tenant/local-day.ts'
import { clockOf } from '../modules/platform/tenant/tenant-clock.ts'
import type { TenantRecord } from '../modules/platform/tenant/tenant-directory.ts'
import { removePartialFiles } from '../storage/write-atomically.ts'
import { typedCommand } from '../typed-command.ts'
import { listSetAside, processEach } from './process-each.ts'
import { deleteExpired, RETENTION } from './retention.ts'
import type { Job, JobContext } from './runner.ts'

/** Runs each kind of work in its own transaction, with the database's time. */
async function eachInTurn(
  { db }: JobContext,
  tenant: TenantRecord,
  works: readonly ((tx: Db, scope: { tenantId: string; clock: Clock }) => Promise<number>)[],
): Promise<number> {
  let done = 0
  for (const work of works)
    done += await withTenant(db, tenant.id, async (tx) =>
      work(tx, { tenantId: tenant.id, clock: await clockOf(tx, tenant) }),
    )
  return done
}

const sendMails = (send: SendMail): Job => ({
  name: 'mail',
  everyMs: 2_000,
  run: ({ db }, tenant) => sendDueMails(db, tenant, send),
})

/** The steps of the sweep. Each runs alone, so that one that fails does not stop the others. */
const sweeping = (
  tenantId: string,
  config: Config,
  now: Date,
): Record<string, (tx: Db) => Promise<unknown>> => ({
  'pass keys': (tx) => rotateExpiredKeys(tx, tenantId, config.PASS_SECRET, now),
  'push keys': (tx) => rotateExpiredPushKeys(tx, tenantId, config.PASS_SECRET, now),
  'seals of pass keys': (tx) => resealPassKeys(tx, tenantId, config.PASS_SECRET),
  'seals of push keys': (tx) => resealPushKeys(tx, tenantId, config.PASS_SECRET),
  ...Object.fromEntries(
    RETENTION.map(({ table }) => [table, (tx: Db) => deleteExpired(tx, tenantId, table)]),
  ),
  'half-written uploads': () => removePartialFiles(join(resolve(config.DATA_DIR), 'uploads', tenantId), now),
  'half-written mails': () => removePartialFiles(mailFolder(config), now),
})

/** Rotates the keys of passes and notices, and deletes rows and files that are no longer needed. */
const sweep: Job = {
  name: 'sweep',
  everyMs: 3_600_000,
  run: async ({ db, config, uploads, log }, { id: tenantId }) => {
    const work = { tenantId, job: 'sweep' }
    await db.execute(sql`delete from general_limits where resets_at < now()`)
    const rest = await withTenant(db, tenantId, async (tx) => {
      const now = await databaseTime.of(tx)
      const steps = Object.entries(sweeping(tenantId, config, now)).map(([id, run]) => ({ id, run }))
      await processEach(tx, work, steps, (alone, { run }) => run(alone))
      return listSetAside(tx, tenantId)
    })
    if (rest.length > 0)
      log.error(
        { tenant: tenantId, rows: rest.length },
        `rows are set aside: ${typedCommand('people set-aside')}`,
      )
    return forgetUnusedUploads(db, uploads, tenantId)
  },
}

/** Removes uploads that no row knows. It reads the whole list of the store. */
const sweepUploads: Job = {
  name: 'orphaned uploads',
  everyMs: 86_400_000,
  run: ({ db, uploads }, tenant) => removeOrphans(db, uploads, tenant.id),
}

/** Completes past reservations, and expires requests that were not confirmed in time. */
const closeReservations: Job = {
  name: 'reservations',
  everyMs: 60_000,
  run: (context, tenant) => eachInTurn(context, tenant, [completeDue, expireDue]),
}

/** Reminds members of confirmed reservations a day before. */
const remind: Job = {
  name: 'reminders',
  everyMs: 300_000,
  run: ({ db }, tenant) =>
    withTenant(db, tenant.id, async (tx) => remindDue(tx, tenant.id, await databaseTime.of(tx))),
}

/** Mails news and events once a week to people who want them. */
const writeDigests: Job = {
  name: 'digests',
  everyMs: 300_000,
  run: ({ db, config }, tenant) =>
    withTenant(db, tenant.id, async (tx) => sendDigests(tx, config, tenant, await databaseTime.of(tx))),
}

/** Mails notices of reservations and waitlists. */
const writeNotices: Job = {
  name: 'notices',
  everyMs: 2_000,
  run: async ({ db, config }, tenant) => {
    const mailed = await withTenant(db, tenant.id, (tx) => mailNotices(tx, config, tenant))
    return mailed + (await withTenant(db, tenant.id, (tx) => mailWaitlist(tx, config, tenant)))
  },
}

/** Sends due notices to phones. */
const sendPushes: Job = {
  name: 'push',
  everyMs: 2_000,
  run: (context, tenant) => sendDuePushes(context, tenant),
}

/** Handles waitlist changes caused by time or a new schedule; all others offer seats at once. */
const processWaitlist: Job = {
  name: 'waitlist',
  everyMs: 2_000,
  run: (context, tenant) => eachInTurn(context, tenant, [followSchedule, expireOffers, closeWaitlists]),
}

/** Ends closures the day after their last day. */
const endClosures: Job = {
  name: 'closures',
  everyMs: 60_000,
  run: ({ db }, { id: tenantId, timeZone }) =>
    withTenant(db, tenantId, async (tx) =>
      endOverdueClosures(tx, tenantId, dayIn(timeZone, await databaseTime.of(tx))),
    ),
}

/** Repeats deletions of people whom a restored backup has brought back. */
const repeatDeletions: Job = {
  name: 'repeated deletions',
  everyMs: 3_600_000,
  run: ({ db, uploads }, tenant) => applyDeletions(db, uploads, tenant.id),
}

/** Deletes accounts whose seven days are over. */
const endAccounts: Job = {
  name: 'accounts',
  everyMs: 60_000,
  run: ({ db, uploads }, tenant) => finishDeletions(db, uploads, tenant.id),
}

/** Every job. A new one is added here. */
export const allJobs = (send: SendMail): readonly Job[] => [
  sendMails(send),
  writeNotices,
  sendPushes,
  processWaitlist,
  closeReservations,
  endClosures,
  remind,
  writeDigests,
  repeatDeletions,
  endAccounts,
  watchInvariants,
  sweep,
  sweepUploads,
]
