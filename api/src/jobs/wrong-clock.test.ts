import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { inArray } from '../database/orm.ts'
import { mailOutbox } from '../mail/mail.tables.ts'
import { reservations } from '../modules/bookings/reservations/reservations.tables.ts'
import { waitlistEntries } from '../modules/bookings/waitlist/waitlist.tables.ts'
import { createTenantDirectory, type TenantDirectory } from '../modules/platform/tenant/tenant-directory.ts'
import { day, TENANT } from '../testing/booking-bench.ts'
import { startWaitlistBench, type WaitlistBench } from '../testing/waitlist-bench.ts'
import { allJobs } from './jobs.ts'
import { type JobContext, runJob } from './runner.ts'

const DAY_MS = 86_400_000
let bench: WaitlistBench
let directory: TenantDirectory
const lines: string[] = []
let context: JobContext
beforeAll(async () => {
  bench = await startWaitlistBench()
  directory = createTenantDirectory(bench.api.db, { fallbackTenant: TENANT, maxAgeMs: 0 })
  const log = {
    error: (_fields: object, text: string) => lines.push(text),
    info: (text: string) => lines.push(text),
  }
  context = { db: bench.api.db, config: bench.api.config, log: log as unknown as JobContext['log'] }
})
afterAll(() => bench.api.close())
afterEach(() => vi.useRealTimers())

/** The clock of this process alone; on the embedded database that is the database's as well. */
const processClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now })
const jobs = allJobs(async () => undefined).filter(({ name }) => name !== 'push')

describe('a process whose clock is three days ahead', () => {
  it('ends nothing, is not ready and says so once, until the clocks agree', async ({ skip }) => {
    skip(bench.api.database.kind === 'embedded')
    const { id, filled } = await bench.fullSlot(2, { autoConfirm: false })
    const [pending, confirmed] = filled.map((one) => one.id)
    if (!pending || !confirmed) throw new Error('no reservations')
    await bench.setStatus(confirmed, { status: 'confirmed' })
    const waiting = await bench.joined(id)
    const states = () =>
      bench.inTenant(async (tx) => ({
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
    const { statusCode, body } = await bench.api.app.inject({ url: '/readyz' })
    expect(statusCode).toBe(503)
    expect(JSON.parse(body).checks.clock).toMatch(/^the clock of this process is 3456\d\d s ahead of/)
    for (const job of [...jobs, ...jobs]) expect(await runJob(job, context, directory)).toBe(0)
    expect(lines).toEqual(['jobs rest until the clocks agree'])
    // past the resting: the work itself goes by the clock of the database
    const [tenant] = (await directory.all()).filter((one) => one.id === TENANT)
    if (!tenant) throw new Error('no tenant')
    for (const job of jobs) await job.run(context, tenant)
    expect(await states()).toEqual(before)
    // nor do the calls of people
    const mine = await bench.call('GET', `/reservations/${pending}`, undefined, filled[0]?.member)
    expect(mine.body.data).toMatchObject({ status: 'pending', date: day(3) })
    const slots = `/available-time-slots?experience_id=${id}&date=${day(3)}`
    expect((await bench.call('GET', slots)).body.data.time_slots).toHaveLength(1)
    expect(await bench.entryOf(waiting.member)).toMatchObject({ status: 'waiting' })

    vi.useRealTimers()
    expect((await bench.api.app.inject({ url: '/readyz' })).statusCode).toBe(200)
    for (const job of jobs) await runJob(job, context, directory)
    expect(lines).toEqual(['jobs rest until the clocks agree', 'the clocks agree again: jobs go on'])
  })
})

it('takes a minute of difference for none, and on the embedded database there is no other clock', async () => {
  const isEmbedded = bench.api.database.kind === 'embedded'
  processClock(Date.now() + (isEmbedded ? 3 * DAY_MS : 50_000))
  const { statusCode, body } = await bench.api.app.inject({ url: '/readyz' })
  expect([statusCode, JSON.parse(body).checks.clock]).toEqual([200, 'ok'])
})

/** Where a process may read its own clock: nothing ends, pays, opens or mails by it. */
const OWN_CLOCK = [
  'app.ts', // the name of a start
  'database/', // the embedded engine's upkeep and lock, and the comparison of the clocks
  'testing/',
  'mail/transport.ts', // names of files
  'modules/members/account/account.routes.ts', // the name of an archive
  'modules/members/account/data-export.service.ts',
  'modules/members/auth/identity-token.ts', // what a provider signed is checked outside of any transaction
  'modules/catalogue/events/events.routes.ts', // what is listed by the day that is in the tag of the answer
  'modules/bookings/notices/notice-words.ts', // whether a date says its year
  'modules/catalogue/search/search.routes.ts',
  'modules/platform/tenant/local-day.ts',
  'modules/platform/weather/openweather.ts',
  'plugins/content-cache.ts', // answers without a query
  'plugins/rate-limit.ts', // windows in the memory of this process
]

it('reads the clock of the process nowhere else', () => {
  const root = path.join(import.meta.dirname, '..')
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !OWN_CLOCK.some((known) => file.startsWith(known)))
    .filter((file) =>
      /new Date\(\)|Date\.now\(|dayIn\([\w.]+\)/.test(readFileSync(path.join(root, file), 'utf8')),
    )
  expect(found, 'take databaseTime.of(tx), nowPlus(ms) or now() in SQL').toEqual([])
})
