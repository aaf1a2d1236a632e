import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { eq, inArray, sql } from '../database/orm.ts'
import { rowsOf } from '../database/with-tenant.ts'
import { mailOutbox } from '../mail/mail.tables.ts'
import { enqueueMail, sendDueMails } from '../mail/outbox.ts'
import { remindDue } from '../modules/bookings/notices/remind.service.ts'
import { reservationNotices } from '../modules/bookings/notices/reservation-notices.tables.ts'
import { reservations } from '../modules/bookings/reservations/reservations.tables.ts'
import { waitlistEntries, waitlistWakes } from '../modules/bookings/waitlist/waitlist.tables.ts'
import { news } from '../modules/catalogue/news/news.tables.ts'
import { closures } from '../modules/guides/closures/closures.tables.ts'
import { sendDigests } from '../modules/members/digest/send-digests.service.ts'
import { TENANT } from '../testing/booking-fixture.ts'
import { type PoisonFixture, startPoisonFixture } from '../testing/poison-fixture.ts'
import { createPerson, type TestPerson } from '../testing/test-people.ts'
import { allJobs } from './jobs.ts'
import { listSetAside, retrySetAside } from './process-each.ts'

const HOUR_MS = 3_600_000
const past = () => new Date(Date.now() - HOUR_MS)
let fixture: PoisonFixture
beforeAll(async () => {
  fixture = await startPoisonFixture()
})
afterAll(() => fixture.close())

const lines: string[] = []
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line))))
afterEach(() => fixture.mend())

const cases = new Set<string>()
/** Tests that the job processes the other rows if one fails. */
function caseOf(job: string, title: string, test: () => Promise<void>) {
  cases.add(job)
  it(title, test)
}

const statuses = async (ids: string[]) => {
  const rows = await fixture.inTenant((tx) =>
    tx.select().from(reservations).where(inArray(reservations.id, ids)),
  )
  return ids.map((id) => rows.find((row) => row.id === id)?.status)
}
const entries = async (ids: string[]) => {
  const rows = await fixture.inTenant((tx) =>
    tx.select().from(waitlistEntries).where(inArray(waitlistEntries.id, ids)),
  )
  return ids.map((id) => rows.find((row) => row.id === id)?.status)
}
const mailsTo = async (...people: TestPerson[]) => {
  const rows = await fixture.inTenant((tx) => tx.select().from(mailOutbox))
  return people.map(({ user }) => rows.filter(({ recipient }) => recipient === user.email).length)
}

caseOf('reservations', 'completes the others where one reservation cannot be completed', async () => {
  const [bad, good] = [await fixture.begun(5), await fixture.begun(5)]
  await fixture.poison('update', 'reservations', 'id', bad.id)
  await fixture.run('reservations')
  expect(await statuses([bad.id, good.id])).toEqual(['confirmed', 'completed'])
  expect(await fixture.failures()).toEqual([{ job: 'completion', id: bad.id }])
})

caseOf('reservations', 'gives up the others where one request cannot be given up', async () => {
  const [bad, good] = [await fixture.request(), await fixture.request()]
  const soon = { startsAt: new Date(Date.now() + HOUR_MS), endsAt: new Date(Date.now() + 2 * HOUR_MS) }
  for (const { id } of [bad, good]) await fixture.setStatus(id, soon)
  await fixture.poison('update', 'reservations', 'id', bad.id)
  await fixture.run('reservations')
  expect(await statuses([bad.id, good.id])).toEqual(['pending', 'cancelled'])
  expect(await fixture.failures()).toEqual([{ job: 'expiry', id: bad.id }])
})

caseOf('waitlist', 'ends the other offers and places in lines where one cannot be ended', async () => {
  const { id, filled } = await fixture.fullSlot(2)
  const [bad, good] = [await fixture.joined(id), await fixture.joined(id)]
  for (const one of filled) await fixture.cancel(one)
  for (const one of [bad, good]) await fixture.setEntry(one.id, { offerUntil: past() })
  const line = await fixture.fullSlot(1)
  const [stuck, over] = [await fixture.joined(line.id), await fixture.joined(line.id)]
  for (const one of [stuck, over]) await fixture.setEntry(one.id, { closesAt: past() })
  for (const one of [bad, stuck]) await fixture.poison('update', 'waitlist_entries', 'id', one.id)
  await fixture.run('waitlist')
  expect(await entries([bad.id, good.id, stuck.id, over.id])).toEqual([
    'offered',
    'expired',
    'waiting',
    'expired',
  ])
  expect(await fixture.failures()).toHaveLength(2)
})

caseOf(
  'waitlist',
  'fails for one row where the database says no only at the end of a transaction',
  async () => {
    const { id, filled } = await fixture.fullSlot(2)
    const [bad, good] = [await fixture.joined(id), await fixture.joined(id)]
    for (const one of filled) await fixture.cancel(one)
    for (const one of [bad, good]) await fixture.setEntry(one.id, { offerUntil: past() })
    await fixture.api.db.execute(
      sql.raw(
        `create constraint trigger late_poison after update on waitlist_entries deferrable initially deferred for each row when (new.id = '${bad.id}') execute function poisoned()`,
      ),
    )
    await fixture.run('waitlist')
    await fixture.api.db.execute(sql`drop trigger late_poison on waitlist_entries`)
    expect(await entries([bad.id, good.id])).toEqual(['offered', 'expired'])
  },
)

caseOf('waitlist', 'follows the other schedules where one cannot be followed', async () => {
  const wakes = [await fixture.experience(), await fixture.experience()]
  await fixture.inTenant((tx) =>
    tx.insert(waitlistWakes).values(wakes.map((experienceId) => ({ tenantId: TENANT, experienceId }))),
  )
  await fixture.poison('delete', 'waitlist_wakes', 'experience_id', wakes[0] ?? '')
  await fixture.run('waitlist')
  const left = await fixture.inTenant((tx) => tx.select().from(waitlistWakes))
  expect(left.map(({ experienceId }) => experienceId)).toEqual([wakes[0]])
})

caseOf('notices', 'mails the other notices of reservations and of lines', async () => {
  const [bad, good] = [await fixture.request(), await fixture.request()]
  for (const { id } of [bad, good]) await fixture.step(id, 'reject')
  const { id, filled } = await fixture.fullSlot(2)
  const line = [await fixture.joined(id), await fixture.joined(id)] as const
  for (const one of filled) await fixture.cancel(one)
  await fixture.poison('insert', 'mail_outbox', 'recipient', bad.member.user.email)
  await fixture.poison('insert', 'mail_outbox', 'recipient', line[0].member.user.email)
  await fixture.run('notices')
  expect(await mailsTo(bad.member, good.member, line[0].member, line[1].member)).toEqual([0, 1, 0, 1])
})

caseOf('reminders', 'notes the other reminders', async () => {
  const [bad, good] = [await fixture.request(), await fixture.request()]
  for (const { id } of [bad, good]) await fixture.step(id, 'confirm')
  await fixture.poison('insert', 'reservation_notices', 'reservation_id', bad.id)
  const startsAt = (await fixture.find(good.id))?.startsAt.getTime() ?? 0
  await fixture.inTenant((tx) => remindDue(tx, TENANT, new Date(startsAt - 20 * HOUR_MS)))
  const noted = await fixture.inTenant((tx) =>
    tx.select().from(reservationNotices).where(eq(reservationNotices.kind, 'reminder')),
  )
  const ids = noted.map(({ reservationId }) => reservationId)
  expect([ids.includes(bad.id), ids.includes(good.id)]).toEqual([false, true])
})

caseOf('digests', 'writes the other weekly mails', async () => {
  const thursday = new Date('2031-05-15T10:00:00Z')
  const title = { es: 'Foc', ca: 'Foc', en: '', fr: '', de: '', nl: '' }
  const item = { tenantId: TENANT, id: 'foc', title, summary: title, body: title, publishedAt: thursday }
  await fixture.inTenant((tx) => tx.insert(news).values(item as typeof news.$inferInsert))
  const wishes = { notifications: { push: false, email: true, offers: true } }
  const [bad, good] = [
    await createPerson(fixture.api.db, TENANT, wishes),
    await createPerson(fixture.api.db, TENANT, wishes),
  ]
  await fixture.poison('insert', 'mail_outbox', 'recipient', bad.user.email)
  const tenant = await fixture.tenant()
  const send = () => fixture.inTenant((tx) => sendDigests(tx, fixture.api.config, tenant, thursday))
  while ((await send()) > 0);
  expect(await mailsTo(bad, good)).toEqual([0, 1])
})

caseOf('closures', 'opens the other closed land', async () => {
  const notice = {
    text: { es: 'x', ca: 'x', en: 'x', fr: 'x', de: 'x', nl: 'x' },
    date: '2026-01-01',
    level: 'warning',
  }
  const days = { fromDate: '2026-01-01', untilDate: '2026-01-02', reason: 'fire' }
  const row = { tenantId: TENANT, guideUserId: fixture.guide.user.id, ...days, notice }
  const made = await fixture.inTenant((tx) =>
    tx
      .insert(closures)
      .values([row, row] as (typeof closures.$inferInsert)[])
      .returning({ id: closures.id }),
  )
  const [bad = '', good = ''] = made.map(({ id }) => id)
  const remove = await fixture.poison('update', 'closures', 'id', bad)
  const ended = async () => {
    const rows = await fixture.inTenant((tx) => tx.select().from(closures))
    return [bad, good].map((id) => rows.find((one) => one.id === id)?.endedAt !== null)
  }
  lines.length = 0
  // the row is retried, and set aside after eight failures
  for (let round = 0; round < 10; round++) {
    await fixture.run('closures')
    await fixture.inTenant((tx) =>
      tx.execute(sql`update job_failures set retry_at = now() where retry_at <> 'infinity'`),
    )
  }
  expect(await ended()).toEqual([false, true])
  expect(lines).toHaveLength(8)
  expect(lines[0]).toContain(`job closures of gavarres: row ${bad} failed for the 1. time:`)
  expect(lines[7]).toContain('failed for the 8. time and is set aside')
  expect(await fixture.inTenant((tx) => listSetAside(tx, TENANT))).toEqual([
    expect.objectContaining({
      job: 'closures',
      id: bad,
      attempts: 8,
      error: expect.stringContaining('P0001'),
    }),
  ])
  // the technician repairs the row and retries it
  await remove()
  await fixture.run('closures')
  expect(await ended()).toEqual([false, true])
  expect(await fixture.inTenant((tx) => retrySetAside(tx, TENANT))).toBe(1)
  await fixture.run('closures')
  expect([await ended(), await fixture.failures()]).toEqual([[true, true], []])
})

caseOf('push', 'sends the other notices to phones, and that one later', async () => {
  await fixture.inTenant((tx) => tx.execute(sql`delete from push_messages`))
  const [bad, good] = [await fixture.reader(), await fixture.reader()]
  for (const { person } of [bad, good]) {
    const { id } = await fixture.request({}, { member: person })
    await fixture.step(id, 'confirm')
  }
  const [first] = await fixture.inTenant((tx) =>
    rowsOf<{ id: string }>(
      tx,
      sql`select m.id from push_messages m join push_subscriptions s on s.tenant_id = m.tenant_id and s.id = m.subscription_id
          where s.user_id = ${bad.person.user.id}`,
    ),
  )
  const remove = await fixture.poison('update', 'push_messages', 'id', first?.id ?? '')
  await fixture.sendAll()
  expect([fixture.arrivedAt(bad.phone).length, fixture.arrivedAt(good.phone).length]).toEqual([0, 1])
  await remove()
  await fixture.inTenant((tx) => tx.execute(sql`update job_failures set retry_at = now()`))
  await fixture.sendAll()
  expect(fixture.arrivedAt(bad.phone)).toHaveLength(1)
})

caseOf('mail', 'sends the other mails, whatever the mail server says of one', async () => {
  await fixture.inTenant((tx) => tx.execute(sql`delete from mail_outbox`))
  for (const to of ['bad@example.test', 'good@example.test'])
    await fixture.inTenant((tx) => enqueueMail(tx, TENANT, 'booking', { to, subject: 's', body: 'b' }))
  const sent: string[] = []
  const send = async ({ to }: { to: string }) => {
    if (to.startsWith('bad')) throw new Error('no \0 such \ud83d')
    sent.push(to)
  }
  await sendDueMails(fixture.api.db, { id: TENANT, name: 'Suro Viu' }, send)
  expect(sent).toEqual(['good@example.test'])
  await fixture.inTenant((tx) =>
    tx.execute(sql`update mail_outbox set due_at = now(), attempts = 7 where sent_at is null`),
  )
  await sendDueMails(fixture.api.db, { id: TENANT, name: 'Suro Viu' }, send)
  expect(await fixture.inTenant((tx) => listSetAside(tx, TENANT))).toMatchObject([
    { job: 'mail', attempts: 8 },
  ])
})

caseOf('sweep', 'sweeps the rest where one part cannot be swept', async () => {
  await fixture.inTenant(async (tx) => {
    await tx.execute(sql`delete from rate_limit_buckets`)
    await tx.execute(
      sql`insert into sign_in_nonces values ('gavarres', 'stuck', now() - interval '1 second')`,
    )
    await tx.execute(sql`insert into rate_limit_buckets values ('gavarres', 'login', 'x', 1, now())`)
  })
  await fixture.poison('delete', 'sign_in_nonces', 'nonce_hash', 'stuck')
  await fixture.run('sweep')
  const count = (table: string) => fixture.inTenant((tx) => tx.$count(sql.identifier(table) as never))
  expect([await count('sign_in_nonces'), await count('rate_limit_buckets')]).toEqual([1, 0])
  expect(await fixture.failures()).toEqual([{ job: 'sweep', id: 'sign_in_nonces' }])
})

// people: members/account/poisoned-person.test.ts
for (const job of ['accounts', 'repeated deletions']) cases.add(job)
// it only reads
cases.add('invariants')
// objects instead of rows: members/uploads/unused-uploads.test.ts
cases.add('orphaned uploads')

it('has a case for what each job does with a row that fails', () => {
  const names = allJobs(async () => undefined).map(({ name }) => name)
  const missing = names.filter((name) => !cases.has(name))
  expect(missing, 'write a caseOf(…) for each of these jobs in jobs/poisoned-row.test.ts').toEqual([])
})
