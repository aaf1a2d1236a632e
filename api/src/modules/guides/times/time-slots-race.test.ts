import { afterAll, beforeAll, expect, it } from 'vitest'
import { and, eq, inArray, sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { zonedInstant } from '../../../lib/local-time.ts'
import { day, TENANT } from '../../../testing/booking-fixture.ts'
import { type GuideFixture, startGuideFixture } from '../../../testing/guide-fixture.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { insertReservation } from '../../bookings/reservations/reservations.queries.ts'
import { reservations } from '../../bookings/reservations/reservations.tables.ts'

const ROUNDS = 8
let fixture: GuideFixture
beforeAll(async () => {
  fixture = await startGuideFixture()
})
afterAll(() => fixture.api.close())

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const closing = (more = {}) => ({
  slots: [{ time: '10:00', capacity: 10 }],
  weeklySchedule: Object.fromEntries(DAYS.map((name) => [name, { active: true }])),
  specialDates: [{ date: day(3), type: 'closed' }],
  ...more,
})
const close = (experience: string, more = {}) =>
  fixture.call('PUT', `/guide/experiences/${experience}/time-slots`, closing(more), fixture.guide)
const openOnDay = (experience: string) =>
  withTenant(fixture.api.db, TENANT, (tx) =>
    tx
      .select({ id: reservations.id })
      .from(reservations)
      .where(
        and(
          eq(reservations.experienceId, experience),
          eq(reservations.date, day(3)),
          inArray(reservations.status, ['pending', 'confirmed']),
        ),
      ),
  )

it('leaves no open reservation on a day that is closed while members book', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => createPerson(fixture.api.db, TENANT)))
  for (let round = 0; round < ROUNDS; round++) {
    const experience = await fixture.experience({}, fixture.guide)
    // in half of the rounds the counter row of the slot exists already, in the others the race creates it
    if (round % 2) await fixture.book(experience, { people: 1 })
    const book = (member: (typeof members)[number]) => fixture.book(experience, { people: 1 }, member)
    const cancel = round % 4 < 2 ? { cancelReservations: { reason: 'weather' } } : {}
    const [first, second, ...rest] = members
    const [saved, ...booked] = await Promise.all([
      ...(first && second ? [close(experience, cancel), book(first), book(second)] : []),
      ...rest.map(book),
    ])
    const open = await openOnDay(experience)
    if (saved?.status === 200) expect([round, open]).toEqual([round, []])
    else {
      expect([round, saved?.status]).toEqual([round, 409])
      expect(open.length).toBeGreaterThan(0)
    }
    for (const { status } of booked) expect([201, 409, 422]).toContain(status)
  }
})

it('closes a day while members cancel: no errors, each reservation cancelled once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const experience = await fixture.experience({}, fixture.guide)
    const booked = await Promise.all(
      Array.from({ length: 4 }, () => fixture.request({ people: 1 }, { experience })),
    )
    const answers = await Promise.all([
      close(experience, { cancelReservations: { reason: 'weather' } }),
      ...booked.map(({ id, member }) => fixture.call('POST', `/reservations/${id}/cancel`, {}, member)),
    ])
    expect([round, ...answers.map(({ status }) => status)]).toEqual([round, 200, 200, 200, 200, 200])
    expect(await openOnDay(experience)).toEqual([])
  }
  const drift = await withTenant(fixture.api.db, TENANT, (tx) =>
    rowsOf(tx, sql`select 1 from reservation_inventory_drift`),
  )
  expect(drift).toEqual([])
})

/** A booking that has checked its slot and writes after the guide has closed the day. */
async function lateBooking(experience: string) {
  const member = await createPerson(fixture.api.db, TENANT)
  const startsAt = zonedInstant(day(3), '10:00', 'Europe/Madrid')
  return withTenant(fixture.api.db, TENANT, (tx) =>
    insertReservation(tx, {
      tenantId: TENANT,
      userId: member.user.id,
      experienceId: experience,
      date: day(3),
      time: '10:00',
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
      people: 1,
      status: 'confirmed',
      changedBy: `user:${member.user.id}`,
    }),
  ).then(
    () => true,
    () => false,
  )
}

async function closedWithCounter(): Promise<string> {
  const experience = await fixture.experience({}, fixture.guide)
  await fixture.book(experience)
  const { status } = await close(experience, { cancelReservations: { reason: 'weather' } })
  expect(status).toBe(200)
  return experience
}

it('the database refuses a booking that read the day before it was closed', async () => {
  const experience = await closedWithCounter()
  expect(await lateBooking(experience)).toBe(false)
  expect(await openOnDay(experience)).toEqual([])
})

it('control: accepts the late booking without the counter constraint', async () => {
  const experience = await closedWithCounter()
  const { db } = fixture.api
  await db.execute(sql`alter table slot_inventory drop constraint slot_capacity_ck`)
  try {
    expect(await lateBooking(experience)).toBe(true)
    expect(await openOnDay(experience)).toHaveLength(1)
  } finally {
    await db.execute(
      sql`alter table slot_inventory add constraint slot_capacity_ck check (booked >= 0 and booked <= capacity) not valid`,
    )
  }
})
