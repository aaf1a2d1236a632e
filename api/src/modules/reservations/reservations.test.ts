import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { rowsOf, withTenant } from '../../database/with-tenant.ts'
import { startTestApi, type TestApi } from '../../testing/test-app.ts'
import { addContent, addSchedule } from '../../testing/test-content.ts'
import { createPerson, type TestPerson } from '../../testing/test-people.ts'
import { addDays, zonedInstant } from '../content/local-time.ts'
import { dayIn } from '../tenant/local-day.ts'
import { groupMembers, groups } from '../user/user.tables.ts'
import { reservationEvents, reservations, slotInventory } from './reservations.tables.ts'

let api: TestApi
let member: TestPerson
const TENANT = 'gavarres'
const today = dayIn('Europe/Madrid')
const day = (n: number) => addDays(today, n)
let lastExperience = 0

beforeAll(async () => {
  api = await startTestApi()
  member = await createPerson(api.db, TENANT)
})
afterAll(() => api.close())
afterEach(() => vi.useRealTimers())

/** An experience of its own for each test, so that they do not take each other's seats. */
async function experience(schedule: Parameters<typeof addSchedule>[3] = {}): Promise<string> {
  const id = `e-${++lastExperience}`
  await addContent(api.db, TENANT, { experiences: [{ id, durationMin: 90 }] })
  await addSchedule(api.db, TENANT, id, schedule)
  return id
}

async function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  person = member,
  headers = {},
) {
  const answer = await api.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { ...person.headers, ...headers },
    payload: body,
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
const book = (experience_id: string, over: object = {}, person = member, headers = {}) =>
  call(
    'POST',
    '/reservations',
    { experience_id, date: day(3), time: '10:00', people: 2, ...over },
    person,
    headers,
  )

const seats = (experienceId: string) =>
  withTenant(api.db, TENANT, (tx) =>
    tx
      .select({ time: slotInventory.time, booked: slotInventory.booked })
      .from(slotInventory)
      .where(and(eq(slotInventory.tenantId, TENANT), eq(slotInventory.experienceId, experienceId)))
      .orderBy(slotInventory.date, slotInventory.time),
  )
const setStatus = (id: string, values: Partial<typeof reservations.$inferInsert>) =>
  withTenant(api.db, TENANT, (tx) =>
    tx
      .update(reservations)
      .set({ changedBy: 'guide:test', ...values })
      .where(eq(reservations.id, id)),
  )

it('books, confirms where the experience confirms by itself, and holds the seats', async () => {
  const id = await experience()
  const { status, body } = await book(id, { special_requests: '  sin gluten ' })
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
  expect(await seats(id)).toEqual([{ time: '10:00', booked: 2 }])
})

it('waits for the guide where the experience does not confirm by itself', async () => {
  const id = await experience({ autoConfirm: false })
  const { body } = await book(id)
  expect(body.data).toMatchObject({
    status: 'pending',
    editable_fields: ['date', 'time', 'people', 'special_requests'],
  })
})

it('offers to change the reservation that exists instead of making a second one', async () => {
  const id = await experience()
  const first = await book(id)
  const second = await book(id, { time: '12:00' })
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
  expect(await book(id, { date: day(4) })).toMatchObject({ status: 201 })
})

it('says that a slot is full and names other times of that day', async () => {
  const id = await experience({
    slots: [
      { time: '10:00', capacity: 3 },
      { time: '12:00', capacity: 5 },
    ],
    defaultCapacity: 3,
  })
  await book(id, { people: 2 })
  const other = await createPerson(api.db, TENANT)
  expect(await book(id, { people: 2 }, other)).toMatchObject({
    status: 409,
    body: { code: 'slot_full', data: { alternatives: [{ date: day(3), time: '12:00', remaining: 5 }] } },
  })
  expect(await book(id, { people: 1 }, other)).toMatchObject({ status: 201 })
})

it('says that a day is full and names the next days', async () => {
  const id = await experience({ slots: [{ time: '10:00', capacity: 2 }] })
  await book(id, { people: 2 })
  const other = await createPerson(api.db, TENANT)
  const { status, body } = await book(id, { people: 2 }, other)
  expect([status, body.code]).toEqual([409, 'date_full'])
  expect(body.data.alternatives).toEqual(
    [4, 5, 6].map((n) => ({ date: day(n), time: '10:00', remaining: 2 })),
  )
})

it('refuses what the schedule does not offer', async () => {
  const id = await experience({
    bookingWindowDays: 10,
    sameDayBooking: false,
    specialDates: [
      { date: day(4), type: 'closed' },
      { date: day(5), type: 'limited', capacity: 1 },
      { date: day(6), type: 'special', slots: [{ time: '19:30', capacity: 4 }] },
    ],
  })
  const unavailable = { status: 422, body: { code: 'slot_unavailable' } }
  expect(await book(id, { time: '11:00' })).toMatchObject(unavailable)
  expect(await book(id, { date: day(4) })).toMatchObject(unavailable)
  expect(await book(id, { date: day(6) })).toMatchObject(unavailable)
  expect(await book(id, { date: day(11) })).toMatchObject(unavailable)
  expect(await book(id, { date: today })).toMatchObject(unavailable)
  expect(await book(id, { date: day(-1) })).toMatchObject(unavailable)
  expect(await book(id, { date: day(5), people: 2 })).toMatchObject({
    status: 409,
    body: { code: 'date_full' },
  })
  expect(await book(id, { date: day(5), people: 1 })).toMatchObject({ status: 201 })
  expect(await book(id, { date: day(6), time: '19:30' })).toMatchObject({ status: 201 })
})

it('knows the slots of a day with their free seats', async () => {
  const id = await experience({ bookingWindowDays: 5, specialDates: [{ date: day(2), type: 'closed' }] })
  await book(id, { people: 10 })
  const { body } = await call('GET', `/available-time-slots?experience_id=${id}&date=${day(3)}`)
  expect(body.data).toMatchObject({
    time_slots: [
      { time: '10:00', capacity: 10, remaining: 0, status: 'full' },
      { time: '12:00', capacity: 10, remaining: 10, status: 'available' },
    ],
    capacity_per_time_slot: 10,
    bookable_from: today,
    bookable_until: day(5),
  })
  expect(body.data.closed_dates).toContain(day(2))
  const beyond = await call('GET', `/available-time-slots?experience_id=${id}&date=${day(6)}`)
  expect(beyond.body.data.time_slots).toEqual([])
})

it('tells apart an experience that does not exist from one without slots', async () => {
  await addContent(api.db, TENANT, { experiences: [{ id: 'e-plain' }, { id: 'e-off', status: 'inactive' }] })
  const ask = (id: string) => call('GET', `/available-time-slots?experience_id=${id}&date=${day(1)}`)
  expect(await ask('e-none')).toMatchObject({ status: 404, body: { code: 'experience_not_found' } })
  expect(await ask('e-off')).toMatchObject({ status: 404, body: { code: 'experience_not_found' } })
  expect(await ask('e-plain')).toMatchObject({ status: 422, body: { code: 'no_slots' } })
  expect(await book('e-plain')).toMatchObject({ status: 422, body: { code: 'no_slots' } })
})

it('follows a schedule that changed after the first booking, but never below the seats taken', async () => {
  const id = await experience()
  await book(id, { people: 6 })
  const change = (capacity: number) =>
    withTenant(api.db, TENANT, (tx) =>
      tx.execute(sql`update experience_schedules set slots = jsonb_build_array(jsonb_build_object('time', '10:00', 'capacity', ${capacity}::int))
        where tenant_id = ${TENANT} and experience_id = ${id}`),
    )
  await change(4)
  const other = await createPerson(api.db, TENANT)
  expect(await book(id, { people: 1 }, other)).toMatchObject({ status: 409, body: { code: 'date_full' } })
  await change(7)
  expect(await book(id, { people: 2 }, other)).toMatchObject({ status: 409 })
  expect(await book(id, { people: 1 }, other)).toMatchObject({ status: 201 })
  expect(await seats(id)).toEqual([{ time: '10:00', booked: 7 }])
})

it('moves a pending reservation with its seats, and changes people both ways', async () => {
  const id = await experience({ autoConfirm: false })
  const { body } = await book(id, { people: 4 })
  const change = (values: object) => call('PUT', `/reservations/${body.data.id}`, values)
  expect(await change({ time: '12:00', people: 6 })).toMatchObject({
    status: 200,
    body: {
      data: {
        time: '12:00',
        people: 6,
        version: 2,
        ends_at: zonedInstant(day(3), '13:30', 'Europe/Madrid').toISOString(),
      },
    },
  })
  expect(await seats(id)).toEqual([
    { time: '10:00', booked: 0 },
    { time: '12:00', booked: 6 },
  ])
  expect(await change({ date: day(5), time: '10:00', people: 1 })).toMatchObject({ status: 200 })
  expect((await seats(id)).map((slot) => slot.booked)).toEqual([0, 0, 1])
  expect(await change({ people: 11 })).toMatchObject({ status: 409, body: { code: 'slot_full' } })
  expect(await change({ time: '11:00' })).toMatchObject({ status: 422, body: { code: 'slot_unavailable' } })
  expect(await change({})).toMatchObject({ status: 200, body: { data: { version: 3 } } })
})

it('does not move a reservation onto a day that already has one', async () => {
  const id = await experience({ autoConfirm: false })
  const first = await book(id)
  const second = await book(id, { date: day(4) })
  expect(await call('PUT', `/reservations/${second.body.data.id}`, { date: day(3) })).toMatchObject({
    status: 409,
    body: { code: 'reservation_exists', data: { existing_reservation: { id: first.body.data.id } } },
  })
})

it('lets a confirmed reservation change only people and special requests', async () => {
  const id = await experience()
  const { body } = await book(id)
  const path = `/reservations/${body.data.id}`
  expect(await call('PUT', path, { time: '12:00', people: 3 })).toMatchObject({
    status: 409,
    body: {
      code: 'field_locked',
      data: { fields: ['time'], editable_fields: ['people', 'special_requests'] },
    },
  })
  expect(
    await call('PUT', path, { date: day(3), time: '10:00', people: 5, special_requests: 'window' }),
  ).toMatchObject({
    status: 200,
    body: { data: { people: 5, special_requests: 'window' } },
  })
  expect(await seats(id)).toEqual([{ time: '10:00', booked: 5 }])
})

it('refuses a change to what the member has not seen', async () => {
  const id = await experience()
  const { body } = await book(id)
  const path = `/reservations/${body.data.id}`
  const seen = (await call('GET', path)).headers.etag
  await call('PUT', path, { people: 3 })
  expect(await call('PUT', path, { people: 4 }, member, { 'if-match': seen })).toMatchObject({
    status: 412,
    body: { code: 'stale_reservation' },
  })
  expect(await call('PUT', path, { people: 4 }, member, { 'if-match': '"2"' })).toMatchObject({ status: 200 })
  expect(await call('PUT', path, { people: 4 }, member, { 'if-match': 'nonsense' })).toMatchObject({
    status: 412,
  })
})

it('cancels for good, frees the seats, and does nothing the second time', async () => {
  const id = await experience()
  const { body } = await book(id)
  const path = `/reservations/${body.data.id}`
  const cancelled = await call('POST', `${path}/cancel`)
  expect(cancelled).toMatchObject({
    status: 200,
    body: { data: { status: 'cancelled', cancelled_by: 'member', can_cancel: false } },
  })
  expect((await call('POST', `${path}/cancel`, {})).body).toEqual(cancelled.body)
  expect(await call('PUT', path, { people: 3 })).toMatchObject({
    status: 409,
    body: { code: 'reservation_closed' },
  })
  expect(await seats(id)).toEqual([{ time: '10:00', booked: 0 }])
  expect(await book(id)).toMatchObject({ status: 201 })
})

it('knows nothing to change or cancel once it has begun', async () => {
  const id = await experience()
  const { body } = await book(id, { date: day(1) })
  vi.useFakeTimers({ toFake: ['Date'], now: zonedInstant(day(1), '10:00', 'Europe/Madrid') })
  const path = `/reservations/${body.data.id}`
  expect(await call('POST', `${path}/cancel`)).toMatchObject({
    status: 409,
    body: { code: 'reservation_closed' },
  })
  expect(await call('PUT', path, { people: 3 })).toMatchObject({
    status: 409,
    body: { code: 'reservation_closed' },
  })
  expect((await call('GET', path)).body.data).toMatchObject({ can_cancel: false, editable_fields: [] })
})

it('can be booked again on the same day once it is over, also before the job came by', async () => {
  const id = await experience({
    slots: [
      { time: '10:00', capacity: 5 },
      { time: '18:00', capacity: 5 },
    ],
  })
  const first = await book(id, { date: day(1) })
  vi.useFakeTimers({ toFake: ['Date'], now: zonedInstant(day(1), '12:00', 'Europe/Madrid') })
  expect(await book(id, { date: day(1), time: '18:00' })).toMatchObject({ status: 201 })
  expect((await call('GET', `/reservations/${first.body.data.id}`)).body.data.status).toBe('completed')
})

it('shows a person their own reservations, latest first, by status and by page', async () => {
  const id = await experience()
  const person = await createPerson(api.db, TENANT)
  for (const n of [2, 5, 3]) await book(id, { date: day(n) }, person)
  const dates = async (path: string) =>
    (await call('GET', path, undefined, person)).body.data.map((row: { date: string }) => row.date)
  expect(await dates('/reservations')).toEqual([day(5), day(3), day(2)])
  expect(await dates('/user/reservations?status=confirmed')).toEqual([day(5), day(3), day(2)])
  expect(await dates('/user/reservations?status=cancelled')).toEqual([])
  const page = await call('GET', '/user/reservations?per_page=2', undefined, person)
  expect(await dates(`/user/reservations?per_page=2&cursor=${page.body.meta.next_cursor}`)).toEqual([day(2)])
  expect(await call('GET', '/user/reservations?status=lost', undefined, person)).toMatchObject({
    status: 422,
  })
  expect(await call('GET', '/reservations?status=pending', undefined, person)).toMatchObject({ status: 422 })
})

it("answers other people's reservations, and nonsense, with 404", async () => {
  const id = await experience()
  const { body } = await book(id)
  const stranger = await createPerson(api.db, TENANT)
  const foreigner = await createPerson(api.db, 'raya')
  const missing = { status: 404, body: { code: 'reservation_not_found' } }
  for (const person of [stranger, foreigner]) {
    expect(await call('GET', `/reservations/${body.data.id}`, undefined, person)).toMatchObject(missing)
    expect(await call('PUT', `/reservations/${body.data.id}`, { people: 1 }, person)).toMatchObject(missing)
    expect(await call('POST', `/reservations/${body.data.id}/cancel`, undefined, person)).toMatchObject(
      missing,
    )
  }
  expect(await call('GET', '/reservations/1')).toMatchObject(missing)
  expect(await call('POST', `/reservations/${encodeURIComponent("' or 1=1")}/cancel`)).toMatchObject(missing)
  expect(await book(id, {}, foreigner)).toMatchObject({ status: 404, body: { code: 'experience_not_found' } })
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
  expect(await book('e-1', over)).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
})

it('needs a person', async () => {
  const answer = await api.app.inject({
    url: '/api/v1/reservations',
    headers: { host: 'gavarres.localhost' },
  })
  expect(answer.statusCode).toBe(401)
})

it('answers a hundred repetitions of one request with one reservation', async () => {
  const id = await experience()
  const key = { 'idempotency-key': 'form-0123456789abcdef' }
  const answers = await Promise.all(Array.from({ length: 100 }, () => book(id, {}, member, key)))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
  expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
  expect(await seats(id)).toEqual([{ time: '10:00', booked: 2 }])
  expect(await book(id, { people: 3 }, member, key)).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused' },
  })
})

it('makes one reservation of a hundred clicks without a key', async () => {
  const id = await experience()
  const answers = await Promise.all(Array.from({ length: 100 }, () => book(id)))
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  const others = answers.filter((answer) => answer.status !== 201)
  expect(new Set(others.map((answer) => answer.body.code))).toEqual(new Set(['reservation_exists']))
  expect(others.every((answer) => answer.body.data.existing_reservation.experience_id === id)).toBe(true)
})

async function group(members: { person: TestPerson; role: 'leader' | 'contact' | 'participant' }[]) {
  const guide = await createPerson(api.db, TENANT, { isGuide: true })
  return withTenant(api.db, TENANT, async (tx) => {
    const [row] = await tx
      .insert(groups)
      .values({ tenantId: TENANT, ownerId: guide.user.id, name: 'Colla', people: 8 })
      .returning()
    const groupId = row?.id ?? ''
    for (const { person, role } of members) {
      await tx
        .insert(groupMembers)
        .values({ tenantId: TENANT, groupId, userId: person.user.id, name: 'x', role })
    }
    return groupId
  })
}

it('gives a group a code that can be read aloud, and the group one reservation whoever makes it', async () => {
  const id = await experience()
  const [leader, contact] = [await createPerson(api.db, TENANT), await createPerson(api.db, TENANT)]
  const group_id = await group([
    { person: leader, role: 'leader' },
    { person: contact, role: 'contact' },
  ])
  const answers = await Promise.all([
    book(id, { group_id, people: 8 }, leader),
    book(id, { group_id, people: 8 }, contact),
  ])
  const made = answers.find((answer) => answer.status === 201)
  expect(made?.body.data).toMatchObject({ group: { id: group_id, name: 'Colla' } })
  expect(made?.body.data.booking_code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
  expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
    code: 'group_reservation_exists',
    data: { booking_code: made?.body.data.booking_code },
  })
})

it('lets only leader and contact book for a group', async () => {
  const id = await experience()
  const [leader, participant, loner] = [
    await createPerson(api.db, TENANT),
    await createPerson(api.db, TENANT),
    await createPerson(api.db, TENANT),
  ]
  const group_id = await group([
    { person: leader, role: 'leader' },
    { person: participant, role: 'participant' },
  ])
  const foreign = await group([{ person: participant, role: 'leader' }])
  expect(await book(id, { group_id }, participant)).toMatchObject({
    status: 403,
    body: { code: 'group_role_required' },
  })
  expect(await book(id, { group_id }, loner)).toMatchObject({ status: 422, body: { code: 'no_groups' } })
  expect(await book(id, { group_id: foreign }, leader)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
  expect(await book(id, { group_id: 'nonsense' }, leader)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
})

it('writes down who changed what', async () => {
  const id = await experience({ autoConfirm: false })
  const { body } = await book(id)
  await setStatus(body.data.id, { status: 'confirmed' })
  await call('POST', `/reservations/${body.data.id}/cancel`)
  const history = await withTenant(api.db, TENANT, (tx) =>
    tx
      .select()
      .from(reservationEvents)
      .where(eq(reservationEvents.reservationId, body.data.id))
      .orderBy(reservationEvents.id),
  )
  const actor = `user:${member.user.id}`
  expect(history.map((event) => [event.fromStatus, event.toStatus, event.actor])).toEqual([
    [null, 'pending', actor],
    ['pending', 'confirmed', 'guide:test'],
    ['confirmed', 'cancelled', actor],
  ])
})

it('never lets the counters drift from the reservations', async () => {
  const drift = await withTenant(api.db, TENANT, (tx) =>
    rowsOf(tx, sql`select * from reservation_inventory_drift`),
  )
  expect(drift).toEqual([])
})
