import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import { day } from '../../../testing/booking-fixture.ts'
import type { TestPerson } from '../../../testing/test-people.ts'
import { startWaitlistFixture, type WaitlistFixture } from '../../../testing/waitlist-fixture.ts'

const SEATS = 40
const JOINING = 100
const BOOKING = 60
const isPostgres = inject('databaseTemplate').kind === 'postgres'

let fixture: WaitlistFixture
let crowd: TestPerson[]
beforeAll(async () => {
  if (!isPostgres) return
  fixture = await startWaitlistFixture()
  crowd = await Promise.all(Array.from({ length: JOINING + BOOKING }, () => fixture.person()))
})
afterAll(() => fixture?.api.close())

/** All seats are given back while a hundred people join the waitlist and sixty book, at once. */
async function race() {
  const id = await fixture.experience({ slots: [{ time: '10:00', capacity: SEATS }], defaultCapacity: SEATS })
  const holders = crowd.slice(0, SEATS).map((member) => ({ member, id: '' }))
  for (const holder of holders) {
    const { body } = await fixture.book(id, { people: 1 }, holder.member)
    holder.id = body.data.id
  }
  const others = crowd.slice(SEATS)
  const answers = await Promise.all([
    ...holders.map((holder) => fixture.cancel(holder)),
    ...others.map((member, i) =>
      i % 8 < 5 ? fixture.join(id, member) : fixture.book(id, { people: 1 }, member),
    ),
    ...holders.map(({ member }) => fixture.join(id, member)),
  ])
  const [count] = await fixture.inTenant((tx) =>
    rowsOf<{ reserved: number; offered: number; waiting: number; free: number }>(
      tx,
      sql`select
        (select coalesce(sum(people), 0)::int from reservations where experience_id = ${id} and status <> 'cancelled') as reserved,
        (select coalesce(sum(people), 0)::int from waitlist_entries where experience_id = ${id} and status = 'offered') as offered,
        (select count(*)::int from waitlist_entries where experience_id = ${id} and status = 'waiting') as waiting,
        (select capacity - booked from slot_inventory where experience_id = ${id} and date = ${day(3)}::date) as free`,
    ),
  )
  return { id, answers, count: count ?? { reserved: 0, offered: 0, waiting: 0, free: 0 } }
}

it.runIf(isPostgres)(
  'gives no seat twice under 200 concurrent cancellations, joins and bookings, and leaves none free while a member waits',
  async () => {
    const { id, answers, count } = await race()
    // those answered "try again" have changed nothing
    expect(answers.filter(({ status, body }) => status >= 500 && body.code !== 'busy')).toEqual([])
    expect(count.reserved + count.offered).toBeLessThanOrEqual(SEATS)
    expect(await fixture.drift()).toEqual([])
    if (count.waiting > 0) expect(count.free).toBe(0)
    // all offers can be accepted at once
    const offers = await fixture.inTenant((tx) =>
      rowsOf<{ id: string; user_id: string }>(
        tx,
        sql`select id, user_id from waitlist_entries where experience_id = ${id} and status = 'offered'`,
      ),
    )
    const accepted = await Promise.all(
      offers.map((offer) => {
        const member = crowd.find(({ user }) => user.id === offer.user_id)
        return member ? fixture.accept({ id: offer.id, member }) : Promise.reject(new Error('whose?'))
      }),
    )
    expect(new Set(accepted.map(({ status }) => status))).toEqual(new Set(offers.length > 0 ? [201] : []))
    expect(await fixture.drift()).toEqual([])
  },
  60_000,
)

it.runIf(isPostgres)(
  'control: sells seats twice without the counter constraint',
  async () => {
    // outside of a tenant's transaction we are the owner of the tables
    await fixture.api.db.execute(sql`alter table slot_inventory drop constraint slot_capacity_ck`)
    const { count } = await race()
    expect(count.reserved + count.offered).toBeGreaterThan(SEATS)
  },
  60_000,
)
