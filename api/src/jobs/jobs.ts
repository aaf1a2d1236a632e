import { lt, sql } from '../database/orm.ts'
import { withTenant } from '../database/with-tenant.ts'
import { deleteOldMails, sendDueMails } from '../mail/outbox.ts'
import type { SendMail } from '../mail/transport.ts'
import { finishDeletions } from '../modules/account/deletion.service.ts'
import { signInNonces } from '../modules/auth/auth.tables.ts'
import { deleteExpiredSessions } from '../modules/auth/session.queries.ts'
import { endOverdueClosures } from '../modules/closures/closures.queries.ts'
import { sendDigests } from '../modules/digest/send-digests.service.ts'
import { forgetPlays } from '../modules/games/posts.queries.ts'
import { forgetUnusedPhotos } from '../modules/guide/upload-photo.service.ts'
import { deleteOldNotices } from '../modules/notices/notice-rows.queries.ts'
import { tendKeys } from '../modules/passes/pass-keys.service.ts'
import { forgetPositions } from '../modules/points/travel.service.ts'
import { tendPushKeys } from '../modules/push/push-keys.service.ts'
import { deleteOldPushes, sendDuePushes } from '../modules/push/send-pushes.service.ts'
import { mailNotices } from '../modules/reservation-notices/mail-notices.service.ts'
import { remindDue } from '../modules/reservation-notices/remind.service.ts'
import { reservationNotices } from '../modules/reservation-notices/reservation-notices.tables.ts'
import { completeDue, expireDue } from '../modules/reservations/overdue.service.ts'
import { dayIn } from '../modules/tenant/local-day.ts'
import { mailWaitlist } from '../modules/waitlist/mail-waitlist.service.ts'
import { closeLines, expireOffers, followSchedule } from '../modules/waitlist/tend-waitlist.service.ts'
import { waitlistNotices } from '../modules/waitlist/waitlist.tables.ts'
import { idempotencyKeys } from '../plugins/idempotency.ts'
import type { Job } from './runner.ts'

const sendMails = (send: SendMail): Job => ({
  name: 'mail',
  everyMs: 2_000,
  run: ({ db }, tenant) => sendDueMails(db, tenant, send),
})

/** The keys of passes and notices in their turn, and rows that nobody needs any more: ended sessions, used keys and nonces, sent mails and old notices, finished windows, old positions, photos that no offer shows. */
const sweep: Job = {
  name: 'sweep',
  everyMs: 3_600_000,
  run: async ({ db, config }, tenant) => {
    await withTenant(db, tenant.id, async (tx) => {
      await tendKeys(tx, tenant.id, config.PASS_SECRET, new Date())
      await tendPushKeys(tx, tenant.id, config.PASS_SECRET, new Date())
      await deleteOldPushes(tx, tenant.id, new Date())
      await deleteExpiredSessions(tx, tenant.id, new Date())
      await deleteOldMails(tx, tenant.id)
      for (const notices of [reservationNotices, waitlistNotices])
        await deleteOldNotices(tx, notices, tenant.id, new Date())
      await forgetPositions(tx, tenant.id, new Date())
      await forgetPlays(tx, tenant.id, new Date())
      await tx.delete(signInNonces).where(lt(signInNonces.expiresAt, sql`now()`))
      await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '7 days'`))
      await tx.execute(sql`delete from digests where created_at < now() - interval '60 days'`)
      await tx.execute(sql`delete from rate_limit_buckets where resets_at < now()`)
      await tx.execute(sql`delete from email_changes where expires_at < now()`)
      await tx.execute(sql`delete from password_resets where expires_at < now() - interval '7 days'`)
    })
    return forgetUnusedPhotos(db, config, tenant.id, new Date())
  },
}

/** Reservations that are over become completed; requests that nobody confirmed in time give their seats back. */
const closeReservations: Job = {
  name: 'reservations',
  everyMs: 60_000,
  run: async ({ db }, { id: tenantId, timeZone }) => {
    const scope = { tenantId, clock: { now: new Date(), timeZone } }
    const completed = await withTenant(db, tenantId, (tx) => completeDue(tx, scope))
    return completed + (await withTenant(db, tenantId, (tx) => expireDue(tx, scope)))
  },
}

/** Who has a confirmed reservation is told of it the day before. */
const remind: Job = {
  name: 'reminders',
  everyMs: 300_000,
  run: ({ db }, tenant) => withTenant(db, tenant.id, (tx) => remindDue(tx, tenant.id, new Date())),
}

/** Once a week, what there is to do and to read, for whoever wishes for it. */
const writeDigests: Job = {
  name: 'digests',
  everyMs: 300_000,
  run: ({ db, config }, tenant) =>
    withTenant(db, tenant.id, (tx) => sendDigests(tx, config, tenant, new Date())),
}

/** What happened to reservations and in the lines for full slots becomes mail. */
const writeNotices: Job = {
  name: 'notices',
  everyMs: 2_000,
  run: async ({ db, config }, tenant) => {
    const mailed = await withTenant(db, tenant.id, (tx) => mailNotices(tx, config, tenant))
    return mailed + (await withTenant(db, tenant.id, (tx) => mailWaitlist(tx, config, tenant)))
  },
}

/** What is noted for phones goes to them. */
const sendPushes: Job = {
  name: 'push',
  everyMs: 2_000,
  run: (context, tenant) => sendDuePushes(context, tenant),
}

/** What only the clock or a new schedule brings about in the lines; everything else offers seats by itself, at once. */
const tendWaitlist: Job = {
  name: 'waitlist',
  everyMs: 2_000,
  run: async ({ db }, { id: tenantId, timeZone }) => {
    const scope = { tenantId, clock: { now: new Date(), timeZone } }
    let done = 0
    for (const work of [followSchedule, expireOffers, closeLines]) {
      done += await withTenant(db, tenantId, (tx) => work(tx, scope))
    }
    return done
  },
}

/** Closed land is open again the day after. */
const endClosures: Job = {
  name: 'closures',
  everyMs: 60_000,
  run: ({ db }, { id: tenantId, timeZone }) =>
    withTenant(db, tenantId, (tx) => endOverdueClosures(tx, tenantId, dayIn(timeZone))),
}

/** Accounts whose seven days are over. */
const endAccounts: Job = {
  name: 'accounts',
  everyMs: 60_000,
  run: ({ db, config }, tenant) => finishDeletions(db, config, tenant.id),
}

/** Every job, by hand. */
export const allJobs = (send: SendMail): readonly Job[] => [
  sendMails(send),
  writeNotices,
  sendPushes,
  tendWaitlist,
  closeReservations,
  endClosures,
  remind,
  writeDigests,
  endAccounts,
  sweep,
]
