import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import { day, TENANT } from '../../../testing/booking-fixture.ts'
import { withInsertBarrier } from '../../../testing/races/insert-barrier.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { startWaitlistFixture, type WaitlistFixture } from '../../../testing/waitlist-fixture.ts'

const isPostgres = inject('databaseTemplate').kind === 'postgres'
let fixture: WaitlistFixture
beforeAll(async () => {
  fixture = await startWaitlistFixture()
})
afterAll(() => fixture.api.close())

const stranger = () => createPerson(fixture.api.db, TENANT, { emailVerifiedAt: null })
const wide = () => fixture.experience({ slots: [{ time: '10:00', capacity: 400 }], bookingWindowDays: 60 })
const refusal = { status: 422, code: 'too_many_open' }

/** Books single days from the third day on. */
async function bookDays(id: string, person: TestPerson, count: number, over: object = {}) {
  const made: string[] = []
  for (let i = 0; i < count; i++) {
    const { status, body } = await fixture.book(id, { date: day(3 + i), people: 1, ...over }, person)
    expect(status).toBe(201)
    made.push(body.data.id)
  }
  return made
}

it('allows 20 open reservations per account, 3 without a confirmed e-mail', async () => {
  const id = await wide()
  for (const [person, max, people, isConfirmed] of [
    [await fixture.person(), 20, 120, true],
    [await stranger(), 3, 20, false],
  ] as const) {
    const [first = ''] = await bookDays(id, person, max)
    const { status, body } = await fixture.book(id, { date: day(40) }, person)
    expect({ status, code: body.code }).toEqual(refusal)
    expect(body.data).toEqual({ reservations: max, people, email_confirmed: isConfirmed })
    expect(body.message).toContain(`${max} `)
    // a cancelled one makes space for another
    await fixture.call('POST', `/reservations/${first}/cancel`, {}, person)
    expect((await fixture.book(id, { date: day(40) }, person)).status).toBe(201)
  }
})

it('limits the total number of people, also when a reservation is changed', async () => {
  const id = await wide()
  const person = await fixture.person()
  await bookDays(id, person, 2, { people: 50 })
  const { status, body } = await fixture.book(id, { date: day(9), people: 21 }, person)
  expect({ status, code: body.code }).toEqual(refusal)
  const last = await fixture.book(id, { date: day(9), people: 20 }, person)
  const put = (people: number) =>
    fixture.call('PUT', `/reservations/${last.body.data.id}`, { people }, person)
  expect((await put(21)).body.code).toBe('too_many_open')
  expect((await put(19)).status).toBe(200)
  expect((await put(20)).status).toBe(200)
})

it('counts group reservations for the member who made them, and rooms like people', async () => {
  const id = await wide()
  const leader = await stranger()
  const group_id = await fixture.group([{ person: leader, role: 'leader' }])
  expect((await fixture.book(id, { people: 20, group_id }, leader)).status).toBe(201)
  expect((await fixture.book(id, { date: day(5), people: 1, group_id }, leader)).body.code).toBe(
    'too_many_open',
  )
  const guest = await stranger()
  const lodging = await fixture.lodging(40)
  const stay = (n: number) =>
    fixture.stay(lodging, { date: day(3 + n), nights: 1, people: 1, rooms: 10 }, guest)
  expect([(await stay(0)).status, (await stay(1)).status]).toEqual([201, 201])
  expect((await stay(2)).body.code).toBe('too_many_open')
})

it('does not count reservations that have begun', async () => {
  const id = await fixture.experience({ autoConfirm: false, bookingWindowDays: 60 })
  const person = await stranger()
  const [first = ''] = await bookDays(id, person, 3)
  await fixture.setStatus(first, {
    startsAt: new Date(Date.now() - 60_000),
    endsAt: new Date(Date.now() + 3_600_000),
  })
  expect((await fixture.book(id, { date: day(30), people: 1 }, person)).status).toBe(201)
})

it('counts waitlist entries like reservations, and refuses to accept an offer above the limit', async () => {
  const person = await stranger()
  const lines = await Promise.all(Array.from({ length: 4 }, () => fixture.fullSlot(1)))
  for (const line of lines.slice(0, 3)) expect((await fixture.join(line.id, person)).status).toBe(201)
  const fourth = await fixture.join(lines[3]?.id ?? '', person)
  expect({ status: fourth.status, code: fourth.body.code }).toEqual(refusal)
  // bookings made meanwhile leave no space for the offer
  await bookDays(await wide(), person, 3)
  await fixture.freeOne(lines[0]?.filled ?? [])
  const offer = (await fixture.mine(person)).find((entry) => entry.status === 'offered')
  const accepted = await fixture.accept({ id: offer?.id ?? '', member: person })
  expect({ status: accepted.status, code: accepted.body.code }).toEqual(refusal)
})

const heldBy = async (person: TestPerson) => {
  const [row] = await fixture.inTenant((tx) =>
    rowsOf<{ count: number }>(
      tx,
      sql`select count(*)::int as count from reservations where user_id = ${person.user.id} and status <> 'cancelled'`,
    ),
  )
  return row?.count ?? 0
}
/** Twelve bookings of one person at once; those answered "try again" do. */
async function race() {
  const person = await stranger()
  const ids = await Promise.all(Array.from({ length: 12 }, wide))
  const answers = await Promise.all(ids.map((id) => fixture.book(id, { people: 1 }, person)))
  for (const [i, { status }] of answers.entries())
    if (status === 503) await fixture.book(ids[i] ?? '', { people: 1 }, person)
  return heldBy(person)
}

it.runIf(isPostgres)(
  'applies the limit to twelve concurrent bookings',
  async () => {
    expect(await race()).toBe(3)
  },
  60_000,
)

it.runIf(isPostgres)(
  'control: exceeds the limit without the lock',
  async () => {
    await fixture.api.db.execute(
      sql.raw(`
      do $$ begin execute replace(pg_get_functiondef('refuse_too_many_open'::regproc), 'for no key update', ''); end $$;
      drop trigger guard_leaving on reservations`),
    )
    const barrier = { table: 'reservations', count: 4 }
    expect(await withInsertBarrier(fixture.api.database, barrier, race)).toBeGreaterThan(3)
  },
  60_000,
)
