import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { databaseTime } from '../database/database-time.ts'
import { and, eq, inArray, type PgTable, type SQL, sql } from '../database/orm.ts'
import { mailOutbox } from '../mail/mail.tables.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { reservationNotices } from '../modules/bookings/notices/reservation-notices.tables.ts'
import { reservations } from '../modules/bookings/reservations/reservations.tables.ts'
import { waitlistEntries } from '../modules/bookings/waitlist/waitlist.tables.ts'
import { news } from '../modules/catalogue/news/news.tables.ts'
import { closures } from '../modules/guides/closures/closures.tables.ts'
import { recordDeletion } from '../modules/members/account/deleted-people.ts'
import { signInNonces } from '../modules/members/auth/auth.tables.ts'
import { users } from '../modules/members/profile/user.tables.ts'
import { pushMessages } from '../modules/members/push/push.tables.ts'
import { createTenantDirectory, type TenantDirectory } from '../modules/platform/tenant/tenant-directory.ts'
import { day, TENANT } from '../testing/booking-fixture.ts'
import { type PushFixture, startPushFixture } from '../testing/push-fixture.ts'
import { createPerson } from '../testing/test-people.ts'
import { storePhoto } from '../uploads/stored-photos.ts'
import { allJobs } from './jobs.ts'
import { type JobContext, runJob } from './runner.ts'

const DAY_MS = 86_400_000
let fixture: PushFixture
let directory: TenantDirectory
const lines: string[] = []
let context: JobContext
beforeAll(async () => {
  fixture = await startPushFixture()
  directory = createTenantDirectory(fixture.api.db, { fallbackTenant: TENANT, maxAgeMs: 0 })
  const log = {
    error: (_fields: object, text: string) => lines.push(text),
    info: (text: string) => lines.push(text),
  }
  context = {
    db: fixture.api.db,
    config: fixture.api.config,
    uploads: fixture.api.uploads,
    log: log as unknown as JobContext['log'],
  }
})
afterAll(() => fixture.close())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Sets the clock of this process only; the embedded database uses the same one. */
const processClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now })
const jobs = allJobs(async () => undefined)

describe('a process whose clock is three days ahead', () => {
  it('completes nothing and is not ready until the clocks agree, and logs that once', async ({ skip }) => {
    skip(fixture.api.database.kind === 'embedded')
    const { id, filled } = await fixture.fullSlot(2, { autoConfirm: false })
    const [pending, confirmed] = filled.map((one) => one.id)
    if (!pending || !confirmed) throw new Error('no reservations')
    await fixture.setStatus(confirmed, { status: 'confirmed' })
    const waiting = await fixture.joined(id)
    const states = () =>
      fixture.inTenant(async (tx) => ({
        reservations: await tx
          .select({ status: reservations.status })
          .from(reservations)
          .where(inArray(reservations.id, [pending, confirmed]))
          .orderBy(reservations.status),
        line: await tx.select({ status: waitlistEntries.status }).from(waitlistEntries),
        mails: (await tx.select().from(mailOutbox)).length,
      }))
    for (const job of jobs) await runJob(job, context, directory)
    const before = await states()
    lines.length = 0

    processClock(Date.now() + 4 * DAY_MS)
    const { statusCode, body } = await fixture.api.app.inject({ url: '/readyz' })
    expect(statusCode).toBe(503)
    expect(JSON.parse(body).checks.clock).toMatch(/^the clock of this process is 3456\d\d s ahead of/)
    for (const job of [...jobs, ...jobs]) expect(await runJob(job, context, directory)).toBe(0)
    expect(lines).toEqual(['jobs rest until the clocks agree'])
    // even without the clock check, the jobs use the time of the database
    const [tenant] = (await directory.all()).filter((one) => one.id === TENANT)
    if (!tenant) throw new Error('no tenant')
    for (const job of jobs) await job.run(context, tenant)
    expect(await states()).toEqual(before)
    // the API calls use the time of the database too
    const mine = await fixture.call('GET', `/reservations/${pending}`, undefined, filled[0]?.member)
    expect(mine.body.data).toMatchObject({ status: 'pending', date: day(3) })
    const slots = `/available-time-slots?experience_id=${id}&date=${day(3)}`
    expect((await fixture.call('GET', slots)).body.data.time_slots).toHaveLength(1)
    expect(await fixture.entryOf(waiting.member)).toMatchObject({ status: 'waiting' })

    vi.useRealTimers()
    expect((await fixture.api.app.inject({ url: '/readyz' })).statusCode).toBe(200)
    for (const job of jobs) await runJob(job, context, directory)
    expect(lines).toEqual(['jobs rest until the clocks agree', 'the clocks agree again: jobs go on'])
  })
})

const HOUR_MS = 3_600_000
const LATER = 3.5 * DAY_MS
/** Prepares something that the job processes when due; returns whether it has. */
type Plant = (dueIn: number) => Promise<() => Promise<boolean>>
const inMs = (ms: number) => new Date(Date.now() + ms)
async function find<T>(table: PgTable, where: SQL): Promise<T | undefined> {
  const [row] = await fixture.inTenant((tx) => tx.select().from(table).where(where))
  return row as T | undefined
}

/** The times are set while it is pending, because the database does not change those of a confirmed one. */
async function confirmedAt(startsAt: Date, endsAt: Date): Promise<string> {
  const { id } = await fixture.request()
  await fixture.setStatus(id, { startsAt, endsAt })
  await fixture.setStatus(id, { status: 'confirmed' })
  return id
}

const PLANTS: Record<string, Plant> = {
  mail: async (dueIn) => {
    const to = `${crypto.randomUUID()}@example.test`
    await fixture.inTenant(async (tx) => {
      await enqueueMail(tx, TENANT, 'booking', { to, subject: 's', body: 'b' })
      await tx
        .update(mailOutbox)
        .set({ dueAt: inMs(dueIn) })
        .where(eq(mailOutbox.recipient, to))
    })
    type Mail = { sentAt: Date | null }
    return async () => Boolean((await find<Mail>(mailOutbox, eq(mailOutbox.recipient, to)))?.sentAt)
  },
  push: async (dueIn) => {
    const { person, phone } = await fixture.reader()
    const { id } = await fixture.request({}, { member: person })
    await fixture.step(id, 'confirm')
    await fixture.inTenant((tx) => tx.update(pushMessages).set({ dueAt: inMs(dueIn) }))
    return async () => fixture.arrivedAt(phone).length > 0
  },
  waitlist: async (dueIn) => {
    const { id } = await fixture.fullSlot(1)
    const entry = await fixture.joined(id)
    await fixture.setEntry(entry.id, { closesAt: inMs(dueIn) })
    type Entry = { status: string }
    return async () =>
      (await find<Entry>(waitlistEntries, eq(waitlistEntries.id, entry.id)))?.status === 'expired'
  },
  reservations: async (dueIn) => {
    const endsAt = inMs(dueIn)
    const id = await confirmedAt(new Date(endsAt.getTime() - HOUR_MS), endsAt)
    return async () => (await fixture.find(id))?.status === 'completed'
  },
  closures: async (dueIn) => {
    const text = { ca: 'x', es: 'x', en: 'x', fr: 'x', de: 'x', nl: 'x' }
    const made = await fixture.inTenant((tx) =>
      tx
        .insert(closures)
        .values({
          ...{ tenantId: TENANT, guideUserId: fixture.guide.user.id, reason: 'fire', fromDate: '2026-01-01' },
          ...{
            untilDate: day(Math.floor(dueIn / DAY_MS)),
            notice: { text, date: '2026-01-01', level: 'warning' },
          },
        } as typeof closures.$inferInsert)
        .returning({ id: closures.id }),
    )
    const id = made[0]?.id ?? ''
    return async () => Boolean((await find<{ endedAt: Date | null }>(closures, eq(closures.id, id)))?.endedAt)
  },
  reminders: async (dueIn) => {
    // a new reservation is reminded after an hour at the earliest, so the start and the time are set for that
    const startsAt = inMs(Math.max(dueIn, HOUR_MS) + DAY_MS)
    const id = await confirmedAt(startsAt, new Date(startsAt.getTime() + HOUR_MS))
    if (dueIn < 0) vi.spyOn(databaseTime, 'of').mockResolvedValue(inMs(2 * HOUR_MS))
    const isIts = and(eq(reservationNotices.reservationId, id), eq(reservationNotices.kind, 'reminder'))
    return async () => (await find(reservationNotices, isIts ?? sql`false`)) !== undefined
  },
  digests: async (dueIn) => {
    const thursday = new Date('2031-05-15T10:00:00Z')
    const isDue = dueIn < 0
    vi.spyOn(databaseTime, 'of').mockResolvedValue(isDue ? thursday : new Date(thursday.getTime() - LATER))
    const text = { ca: 'x', es: 'x', en: 'x', fr: 'x', de: 'x', nl: 'x' }
    const item = { tenantId: TENANT, id: crypto.randomUUID(), title: text, summary: text, body: text }
    const person = await createPerson(fixture.api.db, TENANT, {
      notifications: { push: false, email: true, offers: true },
    })
    await fixture.inTenant((tx) =>
      tx.insert(news).values({ ...item, publishedAt: thursday } as typeof news.$inferInsert),
    )
    return async () => (await find(mailOutbox, eq(mailOutbox.recipient, person.user.email))) !== undefined
  },
  accounts: async (dueIn) => {
    const { user } = await createPerson(fixture.api.db, TENANT, { deletesAt: inMs(dueIn) })
    return async () =>
      Boolean((await find<{ deletedAt: Date | null }>(users, eq(users.id, user.id)))?.deletedAt)
  },
  sweep: async (dueIn) => {
    const nonceHash = crypto.randomUUID()
    await fixture.inTenant((tx) =>
      tx.insert(signInNonces).values({ tenantId: TENANT, nonceHash, expiresAt: inMs(dueIn) }),
    )
    return async () => (await find(signInNonces, eq(signInNonces.nonceHash, nonceHash))) === undefined
  },
  'orphaned uploads': async (dueIn) => {
    const key = await storePhoto(fixture.api.uploads, TENANT, Buffer.from('x'))
    // removed a day after it was stored
    const at = inMs(dueIn - DAY_MS)
    utimesSync(path.join(fixture.api.config.DATA_DIR, key), at, at)
    return async () => !(await fixture.api.uploads.has(key))
  },
  'repeated deletions': async (dueIn) => {
    const id = crypto.randomUUID()
    await recordDeletion(fixture.api.uploads, TENANT, id)
    const key = `deleted-people/${TENANT}/${id}`
    // forgotten 400 days after it was noted
    const at = inMs(dueIn - 400 * DAY_MS)
    utimesSync(path.join(fixture.api.config.DATA_DIR, key), at, at)
    return async () => !(await fixture.api.uploads.has(key))
  },
}
/** Jobs that do not depend on time, or count their day in the database. */
const TIMELESS = ['notices', 'invariants']

describe.each(jobs.filter(({ name }) => !TIMELESS.includes(name)))('the work of $name', ({ name, run }) => {
  it('uses the clock of the database, whatever the clock of the process is', async ({ skip }) => {
    skip(fixture.api.database.kind === 'embedded')
    const plant = PLANTS[name]
    if (!plant) throw new Error(`write in PLANTS of jobs/wrong-clock.test.ts what ${name} deals with later`)
    const tenant = await fixture.tenant()
    const isDone = await plant(LATER)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * DAY_MS })
    while ((await run(context, tenant)) > 0);
    expect(await isDone(), 'ahead of its time').toBe(false)
    vi.useRealTimers()
    // control: what is due is processed
    const isDueDone = await plant(-HOUR_MS)
    while ((await run(context, tenant)) > 0);
    expect(await isDueDone(), 'when it is due').toBe(true)
  })
})

it('ignores a difference of a minute; on the embedded database both clocks are one', async () => {
  const isEmbedded = fixture.api.database.kind === 'embedded'
  processClock(Date.now() + (isEmbedded ? 3 * DAY_MS : 50_000))
  const { statusCode, body } = await fixture.api.app.inject({ url: '/readyz' })
  expect([statusCode, JSON.parse(body).checks.clock]).toEqual([200, 'ok'])
})

/** Files that may read the clock of the process, because no deadline, payment, opening or mail depends on it. */
const OWN_CLOCK = [
  'app.ts', // the name of a process
  'backup/backups.ts', // the name of a backup
  'database/', // the embedded engine's upkeep and lock, and the comparison of the clocks
  'log/crash.ts', // the timestamp of a log line
  'testing/',
  'mail/transport.ts', // names of files
  'modules/members/account/account.routes.ts', // the file name of an archive
  'modules/members/account/data-export.service.ts',
  'modules/members/auth/identity-token.ts', // a provider's token is verified outside of any transaction
  'modules/catalogue/events/events.routes.ts', // the list for a day that is part of the ETag
  'modules/bookings/notices/notice-texts.ts', // whether a date is written with its year
  'modules/catalogue/search/search.routes.ts',
  'modules/platform/tenant/local-day.ts',
  'modules/platform/weather/openweather.ts',
  'plugins/content-cache.ts', // cached answers, which cause no query
  'plugins/rate-limit.ts', // windows in the memory of this process
  'plugins/shared-windows.ts', // the duration of a window comes from the database
]

it('reads the process clock in no other file', () => {
  const root = path.join(import.meta.dirname, '..')
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !OWN_CLOCK.some((known) => file.startsWith(known)))
    .filter((file) =>
      /new Date\(\)|Date\.now\(|dayIn\([\w.]+\)/.test(readFileSync(path.join(root, file), 'utf8')),
    )
  expect(found, 'take databaseTime.of(tx), nowPlus(ms) or now() in SQL').toEqual([])
})
