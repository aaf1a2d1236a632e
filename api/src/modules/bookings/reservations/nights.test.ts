import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { addDays, zonedInstant } from '../../../lib/local-time.ts'
import { type Bookings, day, startBookings, TENANT } from '../../../testing/booking-fixture.ts'
import { createPerson } from '../../../testing/test-people.ts'

let fixture: Bookings
beforeAll(async () => {
  fixture = await startBookings()
})
afterAll(() => fixture.api.close())

const drift = () =>
  withTenant(fixture.api.db, TENANT, (tx) => rowsOf(tx, sql`select * from reservation_inventory_drift`))
const refused = (status: number, code: string, more: object = {}) => ({ status, body: { code, ...more } })

it('books rooms for nights, from the hour of arrival to noon of the day of leaving', async () => {
  const id = await fixture.lodging(3)
  const { status, body } = await fixture.stay(id, { rooms: 2, people: 3 })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    date: day(3),
    time: '16:00',
    nights: 2,
    rooms: 2,
    people: 3,
    starts_at: zonedInstant(day(3), '16:00', 'Europe/Madrid').toISOString(),
    ends_at: zonedInstant(day(5), '12:00', 'Europe/Madrid').toISOString(),
  })
  const asked = `/experiences/${id}/availability?from=${day(2)}&to=${day(5)}`
  const { body: free } = await fixture.call('GET', asked)
  expect(free.data.map((night: { remaining: number }) => night.remaining)).toEqual([3, 1, 1, 3])
  expect(free.data[1]).not.toHaveProperty('slots')
  await fixture.call('POST', `/reservations/${body.data.id}/cancel`)
  expect((await fixture.call('GET', asked)).body.data[1].remaining).toBe(3)
  expect(await drift()).toEqual([])
})

it('refuses a stay with a full night, and names days on which the whole stay is free', async () => {
  const id = await fixture.lodging(1)
  await fixture.stay(id, { date: day(4), nights: 1 })
  expect(await fixture.stay(id, { date: day(3), nights: 2 }, await fixture.person())).toMatchObject(
    refused(409, 'date_full', {
      data: { alternatives: [5, 6, 7].map((n) => ({ date: day(n), remaining: 1 })) },
    }),
  )
  expect(await fixture.stay(id, { date: day(5), nights: 3 }, await fixture.person())).toMatchObject({
    status: 201,
  })
})

it('gives the last room to one of many concurrent overlapping stays', async () => {
  const id = await fixture.lodging(1)
  const people = await Promise.all(Array.from({ length: 8 }, () => fixture.person()))
  const answers = await Promise.all(
    people.map((person, n) => fixture.stay(id, { date: day(3 + (n % 3)), nights: 3 }, person)),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'date_full')).toHaveLength(7)
  expect(await drift()).toEqual([])
})

it('control: sells the room twice without the constraint', async () => {
  const id = await fixture.lodging(1)
  const [first, second] = [await fixture.person(), await fixture.person()]
  const booked = await fixture.stay(id, {}, first)
  const insert = (constraint: boolean) =>
    fixture.api.db.transaction(async (tx) => {
      if (!constraint) await tx.execute(sql`alter table slot_inventory drop constraint slot_capacity_ck`)
      await tx.execute(sql`select set_config('app.tenant', ${TENANT}, true)`)
      await tx.execute(sql`insert into reservations (tenant_id, user_id, experience_id, date, time, starts_at, ends_at, people, nights, rooms, status, changed_by)
        select tenant_id, ${second.user.id}::uuid, experience_id, date + 1, time, starts_at, ends_at, 2, 1, 1, 'confirmed', 'test'
        from reservations where id = ${booked.body.data.id}::uuid`)
      const [night] = await rowsOf<{ booked: number }>(
        tx,
        sql`select max(booked)::int as booked from slot_inventory where experience_id = ${id}`,
      )
      throw new Error(`undone at ${night?.booked}`)
    })
  await expect(insert(true)).rejects.toMatchObject({ cause: { constraint: 'slot_capacity_ck' } })
  await expect(insert(false)).rejects.toThrow('undone at 2')
})

it('refuses each invalid stay with its own code', async () => {
  const id = await fixture.lodging(4, {
    bookingWindowDays: 10,
    specialDates: [{ date: day(6), type: 'closed' }],
  })
  const field = (path: string, code: string) =>
    refused(422, 'validation_failed', { errors: [{ path, code, message: expect.stringMatching(/\w/) }] })
  expect(await fixture.stay(id, { nights: 0 })).toMatchObject(field('nights', 'too_small'))
  expect(await fixture.stay(id, { nights: 31 })).toMatchObject(field('nights', 'too_big'))
  expect(await fixture.stay(id, { nights: undefined })).toMatchObject(field('nights', 'required'))
  expect(await fixture.stay(id, { rooms: 11 })).toMatchObject(field('rooms', 'too_big'))
  expect(await fixture.stay(id, { time: '16:00' })).toMatchObject(field('time', 'unknown_field'))
  expect(await fixture.stay(id, { people: 0 })).toMatchObject(field('people', 'too_small'))
  expect(await fixture.stay(id, { people: 51 })).toMatchObject(field('people', 'too_big'))
  expect(await fixture.stay(id, { people: 1.5 })).toMatchObject(field('people', 'whole_number'))
  expect(await fixture.stay(id, { people: 3 })).toMatchObject(
    refused(422, 'more_rooms_needed', { data: { rooms: 2, per_room: 2 } }),
  )
  expect(await fixture.stay(id, { date: day(-1) })).toMatchObject(refused(422, 'date_past'))
  expect(await fixture.stay(id, { date: day(10) })).toMatchObject(
    refused(422, 'date_outside_window', { data: { date: day(11), until: day(10) } }),
  )
  expect(await fixture.stay(id, { date: day(5) })).toMatchObject(
    refused(422, 'date_closed', { data: { date: day(6) } }),
  )
  const walk = await fixture.experience()
  expect(await fixture.book(walk, { nights: 2 })).toMatchObject(field('nights', 'unknown_field'))
  expect(await fixture.book(walk, { time: undefined })).toMatchObject(field('time', 'required'))
})

it('offers no arrival on which the shortest stay is impossible, but sells that night within a longer stay', async () => {
  const id = await fixture.lodging(2, {
    minNights: 3,
    bookingWindowDays: 14,
    // whether one can still arrive today depends on the hour
    sameDayBooking: false,
    specialDates: [{ date: day(6), type: 'closed' }],
  })
  const days = async () =>
    (await fixture.call('GET', `/experiences/${id}/availability?from=${day(3)}&to=${day(14)}`)).body.data.map(
      (entry: { status: string; remaining: number }) => `${entry.status} ${entry.remaining}`,
    )
  // 4 and 5 reach into the closed day, 13 and 14 beyond the window
  const before = ['available 2', 'closed 2', 'closed 2', 'closed 0', ...Array(6).fill('available 2')]
  expect(await days()).toEqual([...before, 'outside_window 2', 'outside_window 2'])
  expect(await fixture.stay(id, { date: day(4), nights: 3 })).toMatchObject({ status: 422 })
  expect(await fixture.stay(id, { date: day(8), nights: 3, rooms: 2 })).toMatchObject({ status: 201 })
  const after = ['closed 0', 'full 2', 'full 0', 'full 0', 'full 0', 'available 2', 'available 2']
  expect((await days()).slice(3)).toEqual([...after, 'outside_window 2', 'outside_window 2'])
  const { body } = await fixture.call('GET', `/experiences/${id}`)
  expect(body.data.next_available).toBe(day(1))
})

it('moves a pending stay over its own nights; a confirmed one changes only its guests', async () => {
  const id = await fixture.lodging(1, { autoConfirm: false })
  const { body } = await fixture.stay(id)
  expect(body.data.editable_fields).toEqual(['date', 'nights', 'rooms', 'people', 'special_requests'])
  const change = (fields: object) => fixture.call('PUT', `/reservations/${body.data.id}`, fields)
  expect(await change({ date: day(4), nights: 3 })).toMatchObject({
    status: 200,
    body: { data: { date: day(4), nights: 3, history: [{}, { changes: { nights: [2, 3] } }] } },
  })
  expect(await change({ people: 3 })).toMatchObject(refused(422, 'more_rooms_needed'))
  expect(await change({ time: '09:00' })).toMatchObject({
    status: 422,
    body: { code: 'validation_failed', errors: [{ path: 'time', code: 'unknown_field' }] },
  })
  await fixture.stay(id, { date: day(7), nights: 1 }, await fixture.person())
  expect(await change({ nights: 4 })).toMatchObject(refused(409, 'date_full'))
  await fixture.setStatus(body.data.id, { status: 'confirmed' })
  expect(await change({ nights: 1 })).toMatchObject(refused(409, 'field_locked'))
  expect(await change({ people: 1 })).toMatchObject({ status: 200, body: { data: { people: 1, nights: 3 } } })
  expect(await drift()).toEqual([])
})

it('lists a stay among the reservations of its guide with its rooms, and refuses to lower or close its nights', async () => {
  const guide = await createPerson(fixture.api.db, TENANT, { isGuide: true })
  const id = await fixture.lodging(3, { autoConfirm: false })
  await withTenant(fixture.api.db, TENANT, (tx) =>
    tx.execute(sql`update experiences set guide_user_id = ${guide.user.id}::uuid where id = ${id}`),
  )
  await fixture.stay(id, { rooms: 2 })
  const { body } = await fixture.call('GET', '/guide/reservations', undefined, guide)
  expect(body.data).toMatchObject([{ nights: 2, rooms: 2, seats: { capacity: 3, booked: 2 } }])
  const settings = `/guide/experiences/${id}/time-slots`
  const read = await fixture.call('GET', `${settings}?from=${day(3)}&to=${day(5)}`, undefined, guide)
  expect(read.body.data.taken).toEqual([3, 4].map((n) => ({ date: day(n), time: '16:00', booked: 2 })))
  const put = (fields: object) =>
    fixture.call('PUT', settings, { ...stayOf(read.body.data), ...fields }, guide)
  const lower = await put({ slots: [{ time: '16:00', capacity: 1 }] })
  expect([lower.status, lower.body.data.reservations]).toEqual([
    409,
    [expect.objectContaining({ date: day(3) })],
  ])
  expect(await put({ specialDates: [{ date: day(4), type: 'closed' }] })).toMatchObject({ status: 409 })
  expect(await put({ slots: [{ time: '17:00', capacity: 2 }] })).toMatchObject({ status: 200 })
  expect(await drift()).toEqual([])
})

/** The settings without the fields that only the answer has. */
const stayOf = ({ slots, weeklySchedule }: { slots: object[]; weeklySchedule: object }) => ({
  slots,
  weeklySchedule,
})

it('books a restaurant table for a party and a time, without a price', async () => {
  const id = await fixture.experience({ slots: [{ time: '21:00', capacity: 8 }] })
  await withTenant(fixture.api.db, TENANT, (tx) =>
    tx.execute(sql`update experiences set purchase = 'table', price_unit = 'none' where id = ${id}`),
  )
  expect(await fixture.book(id, { time: '21:00', people: 6 })).toMatchObject({ status: 201 })
  expect(await fixture.book(id, { time: '21:00', people: 3 }, await fixture.person())).toMatchObject({
    status: 409,
  })
  expect((await fixture.call('GET', `/experiences/${id}`)).body.data).toMatchObject({ price_unit: 'none' })
})

it('lets accommodation require a minimum of nights, and answers the next day with that many free', async () => {
  const id = await fixture.lodging(1, { minNights: 2 })
  expect(await fixture.stay(id, { nights: 1 })).toMatchObject(
    refused(422, 'more_nights_needed', { data: { min_nights: 2 }, message: expect.stringContaining('2') }),
  )
  const detail = async () => (await fixture.call('GET', `/experiences/${id}`)).body.data
  // a stay of two nights would leave a single night before it
  const first = (await detail()).next_available as string
  expect((await detail()).schedule.min_nights).toBe(2)
  const second = addDays(first, 1)
  expect((await fixture.stay(id, { date: second, nights: 2 })).status).toBe(201)
  await expect.poll(async () => (await detail()).next_available, { timeout: 5000 }).toBe(addDays(first, 3))
})
