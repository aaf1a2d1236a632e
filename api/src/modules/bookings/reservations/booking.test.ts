import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { zonedInstant } from '../../../lib/local-time.ts'
import { type Bookings, day, startBookings, TENANT } from '../../../testing/booking-fixture.ts'
import { setClock } from '../../../testing/database-clock.ts'
import { addContent } from '../../../testing/test-content.ts'

let fixture: Bookings
beforeAll(async () => {
  fixture = await startBookings()
})
afterAll(() => fixture.api.close())
afterEach(() => vi.useRealTimers())

it('confirms at once where the experience confirms automatically, and takes the seats', async () => {
  const id = await fixture.experience()
  const { status, body } = await fixture.book(id, { special_requests: '  sin gluten ' })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    experience_id: id,
    experience: { title: `${id} ca`, locationName: 'where ca' },
    status: 'confirmed',
    people: 2,
    special_requests: 'sin gluten',
    starts_at: zonedInstant(day(3), '10:00', 'Europe/Madrid').toISOString(),
    ends_at: zonedInstant(day(3), '11:30', 'Europe/Madrid').toISOString(),
    booking_code: null,
    group: null,
    can_cancel: true,
    editable_fields: ['people', 'special_requests'],
    version: 1,
  })
  expect(await fixture.seats(id)).toEqual([{ time: '10:00', booked: 2 }])
})

it('leaves a reservation pending where a guide has to confirm', async () => {
  const id = await fixture.experience({ autoConfirm: false })
  const { body } = await fixture.book(id)
  expect(body.data).toMatchObject({
    status: 'pending',
    editable_fields: ['date', 'time', 'people', 'special_requests'],
  })
})

it('refuses a second reservation and offers to change the existing one', async () => {
  const id = await fixture.experience()
  const first = await fixture.book(id)
  const second = await fixture.book(id, { time: '12:00' })
  expect(second).toMatchObject({
    status: 409,
    body: {
      code: 'reservation_exists',
      data: {
        existing_reservation: { id: first.body.data.id, time: '10:00' },
        editable_fields: ['people', 'special_requests'],
      },
    },
  })
  expect(await fixture.book(id, { date: day(4) })).toMatchObject({ status: 201 })
})

it('refuses a full slot and names other times of that day', async () => {
  const id = await fixture.experience({
    slots: [
      { time: '10:00', capacity: 3 },
      { time: '12:00', capacity: 5 },
    ],
    defaultCapacity: 3,
  })
  await fixture.book(id, { people: 2 })
  const other = await fixture.person()
  expect(await fixture.book(id, { people: 2 }, other)).toMatchObject({
    status: 409,
    body: { code: 'slot_full', data: { alternatives: [{ date: day(3), time: '12:00', remaining: 5 }] } },
  })
  expect(await fixture.book(id, { people: 1 }, other)).toMatchObject({ status: 201 })
})

it('refuses a full day and names the next free days', async () => {
  const id = await fixture.experience({ slots: [{ time: '10:00', capacity: 2 }] })
  await fixture.book(id, { people: 2 })
  const other = await fixture.person()
  const { status, body } = await fixture.book(id, { people: 2 }, other)
  expect([status, body.code]).toEqual([409, 'date_full'])
  expect(body.data.alternatives).toEqual(
    [4, 5, 6].map((n) => ({ date: day(n), time: '10:00', remaining: 2 })),
  )
})

it('refuses times and days outside of the schedule', async () => {
  const id = await fixture.experience({
    bookingWindowDays: 10,
    sameDayBooking: false,
    specialDates: [
      { date: day(4), type: 'closed' },
      { date: day(5), type: 'limited', capacity: 1 },
      { date: day(6), type: 'special', slots: [{ time: '19:30', capacity: 4 }] },
    ],
  })
  const refused = (code: string) => ({ status: 422, body: { code } })
  expect(await fixture.book(id, { time: '11:00' })).toMatchObject(refused('slot_unavailable'))
  expect(await fixture.book(id, { date: day(4) })).toMatchObject(refused('date_closed'))
  expect(await fixture.book(id, { date: day(6) })).toMatchObject(refused('slot_unavailable'))
  expect(await fixture.book(id, { date: day(11) })).toMatchObject(refused('date_outside_window'))
  expect(await fixture.book(id, { date: day(0) })).toMatchObject(refused('date_outside_window'))
  expect(await fixture.book(id, { date: day(-1) })).toMatchObject(refused('date_past'))
  expect(await fixture.book(id, { date: day(5), people: 2 })).toMatchObject({
    status: 409,
    body: { code: 'date_full' },
  })
  expect(await fixture.book(id, { date: day(5), people: 1 })).toMatchObject({ status: 201 })
  expect(await fixture.book(id, { date: day(6), time: '19:30' })).toMatchObject({ status: 201 })
})

it('lists the slots of a day with their free seats', async () => {
  const id = await fixture.experience({
    bookingWindowDays: 5,
    specialDates: [{ date: day(2), type: 'closed' }],
  })
  await fixture.book(id, { people: 10 })
  const { body } = await fixture.call('GET', `/available-time-slots?experience_id=${id}&date=${day(3)}`)
  expect(body.data).toMatchObject({
    time_slots: [
      { time: '10:00', capacity: 10, remaining: 0, status: 'full' },
      { time: '12:00', capacity: 10, remaining: 10, status: 'available' },
    ],
    capacity_per_time_slot: 10,
    bookable_from: day(0),
    bookable_until: day(5),
  })
  expect(body.data.closed_dates).toContain(day(2))
  const beyond = await fixture.call('GET', `/available-time-slots?experience_id=${id}&date=${day(6)}`)
  expect(beyond.body.data.time_slots).toEqual([])
})

it('distinguishes a missing experience from one without slots', async () => {
  await addContent(fixture.api.db, TENANT, {
    experiences: [{ id: 'e-plain' }, { id: 'e-off', status: 'inactive' }],
  })
  const ask = (id: string) => fixture.call('GET', `/available-time-slots?experience_id=${id}&date=${day(1)}`)
  expect(await ask('e-none')).toMatchObject({ status: 404, body: { code: 'experience_not_found' } })
  expect(await ask('e-off')).toMatchObject({ status: 404, body: { code: 'experience_not_found' } })
  expect(await ask('e-plain')).toMatchObject({ status: 422, body: { code: 'no_slots' } })
  expect(await fixture.book('e-plain')).toMatchObject({ status: 422, body: { code: 'no_slots' } })
})

it('applies a schedule changed after the first booking, but never below the seats taken', async () => {
  const id = await fixture.experience()
  await fixture.book(id, { people: 6 })
  const change = (capacity: number) =>
    withTenant(fixture.api.db, TENANT, (tx) =>
      tx.execute(sql`update experience_schedules set slots = jsonb_build_array(jsonb_build_object('time', '10:00', 'capacity', ${capacity}::int))
        where tenant_id = ${TENANT} and experience_id = ${id}`),
    )
  await change(4)
  const other = await fixture.person()
  expect(await fixture.book(id, { people: 1 }, other)).toMatchObject({
    status: 409,
    body: { code: 'date_full' },
  })
  await change(7)
  expect(await fixture.book(id, { people: 2 }, other)).toMatchObject({ status: 409 })
  expect(await fixture.book(id, { people: 1 }, other)).toMatchObject({ status: 201 })
  expect(await fixture.seats(id)).toEqual([{ time: '10:00', booked: 7 }])
})

it('allows another booking on the same day once the first is over, also before the job ran', async () => {
  const id = await fixture.experience({
    slots: [
      { time: '10:00', capacity: 5 },
      { time: '18:00', capacity: 5 },
    ],
  })
  const first = await fixture.book(id, { date: day(1) })
  setClock(zonedInstant(day(1), '12:00', 'Europe/Madrid'))
  expect(await fixture.book(id, { date: day(1), time: '18:00' })).toMatchObject({ status: 201 })
  expect((await fixture.call('GET', `/reservations/${first.body.data.id}`)).body.data.status).toBe(
    'completed',
  )
})

it.each([
  [{ people: 0 }],
  [{ people: 51 }],
  [{ people: 1.5 }],
  [{ people: '2' }],
  [{ date: '2026-02-30' }],
  [{ date: 'tomorrow' }],
  [{ time: '25:00' }],
  [{ time: '9:00' }],
  [{ special_requests: 'x'.repeat(1001) }],
  [{ status: 'confirmed' }],
  [{ user_id: 'somebody' }],
  [{ tenant_id: 'raya' }],
  [{ experience_id: '' }],
])('refuses the body %j', async (over) => {
  expect(await fixture.book('e-1', over)).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
})

it.each(['', ' '])(
  'does not make a group booking without a group an individual one: "%s"',
  async (group_id) => {
    const id = await fixture.experience()
    expect(await fixture.book(id, { group_id })).toMatchObject({
      status: 422,
      body: { code: 'group_required' },
    })
    expect(await fixture.seats(id)).toEqual([])
  },
)

it('keeps counters equal to the reservations', async () => {
  const drift = await withTenant(fixture.api.db, TENANT, (tx) =>
    rowsOf(tx, sql`select * from reservation_inventory_drift`),
  )
  expect(drift).toEqual([])
})
