import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { eq } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { zonedInstant } from '../../../lib/local-time.ts'
import { type Bookings, day, startBookings, TENANT } from '../../../testing/booking-fixture.ts'
import { setClock } from '../../../testing/database-clock.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { reservationEvents } from './reservations.tables.ts'

let fixture: Bookings
beforeAll(async () => {
  fixture = await startBookings()
})
afterAll(() => fixture.api.close())
afterEach(() => vi.useRealTimers())

it('moves the seats of a pending reservation to another slot, and changes people up and down', async () => {
  const id = await fixture.experience({ autoConfirm: false })
  const { body } = await fixture.book(id, { people: 4 })
  const change = (values: object) => fixture.call('PUT', `/reservations/${body.data.id}`, values)
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
  expect(await fixture.seats(id)).toEqual([
    { time: '10:00', booked: 0 },
    { time: '12:00', booked: 6 },
  ])
  expect(await change({ date: day(5), time: '10:00', people: 1 })).toMatchObject({ status: 200 })
  expect((await fixture.seats(id)).map((slot) => slot.booked)).toEqual([0, 0, 1])
  expect(await change({ people: 11 })).toMatchObject({ status: 409, body: { code: 'slot_full' } })
  expect(await change({ time: '11:00' })).toMatchObject({ status: 422, body: { code: 'slot_unavailable' } })
  expect(await change({})).toMatchObject({ status: 200, body: { data: { version: 3 } } })
})

it('refuses nights for a time slot by their names, while other fields may still change', async () => {
  const id = await fixture.experience({ autoConfirm: false })
  const { body } = await fixture.book(id)
  expect(
    await fixture.call('PUT', `/reservations/${body.data.id}`, { nights: 2, rooms: 2, people: 3 }),
  ).toMatchObject({
    status: 422,
    body: { code: 'validation_failed', errors: [{ path: 'nights' }, { path: 'rooms' }] },
  })
})

it('refuses to move a reservation to a day that already has one', async () => {
  const id = await fixture.experience({ autoConfirm: false })
  const first = await fixture.book(id)
  const second = await fixture.book(id, { date: day(4) })
  expect(await fixture.call('PUT', `/reservations/${second.body.data.id}`, { date: day(3) })).toMatchObject({
    status: 409,
    body: { code: 'reservation_exists', data: { existing_reservation: { id: first.body.data.id } } },
  })
})

it('lets a member change only people and special requests of a confirmed reservation', async () => {
  const id = await fixture.experience()
  const { body } = await fixture.book(id)
  const path = `/reservations/${body.data.id}`
  expect(await fixture.call('PUT', path, { time: '12:00', people: 3 })).toMatchObject({
    status: 409,
    body: {
      code: 'field_locked',
      data: { fields: ['time'], editable_fields: ['people', 'special_requests'] },
    },
  })
  expect(
    await fixture.call('PUT', path, { date: day(3), time: '10:00', people: 5, special_requests: 'window' }),
  ).toMatchObject({
    status: 200,
    body: { data: { people: 5, special_requests: 'window' } },
  })
  expect(await fixture.seats(id)).toEqual([{ time: '10:00', booked: 5 }])
})

it('refuses a change based on an outdated version', async () => {
  const id = await fixture.experience()
  const { body } = await fixture.book(id)
  const path = `/reservations/${body.data.id}`
  const seen = (await fixture.call('GET', path)).headers.etag
  await fixture.call('PUT', path, { people: 3 })
  expect(await fixture.call('PUT', path, { people: 4 }, fixture.member, { 'if-match': seen })).toMatchObject({
    status: 412,
    body: { code: 'stale_reservation' },
  })
  expect(await fixture.call('PUT', path, { people: 4 }, fixture.member, { 'if-match': '"2"' })).toMatchObject(
    {
      status: 200,
    },
  )
  expect(
    await fixture.call('PUT', path, { people: 4 }, fixture.member, { 'if-match': 'nonsense' }),
  ).toMatchObject({
    status: 412,
  })
})

it('cancels for good, frees the seats, and repeats without effect', async () => {
  const id = await fixture.experience()
  const { body } = await fixture.book(id)
  const path = `/reservations/${body.data.id}`
  const cancelled = await fixture.call('POST', `${path}/cancel`)
  expect(cancelled).toMatchObject({
    status: 200,
    body: { data: { status: 'cancelled', cancelled_by: 'member', can_cancel: false } },
  })
  expect((await fixture.call('POST', `${path}/cancel`, {})).body).toEqual(cancelled.body)
  expect(await fixture.call('PUT', path, { people: 3 })).toMatchObject({
    status: 409,
    body: { code: 'reservation_closed' },
  })
  expect(await fixture.seats(id)).toEqual([{ time: '10:00', booked: 0 }])
  expect(await fixture.book(id)).toMatchObject({ status: 201 })
})

it('refuses change and cancellation once the experience has begun', async () => {
  const id = await fixture.experience()
  const { body } = await fixture.book(id, { date: day(1) })
  setClock(zonedInstant(day(1), '10:00', 'Europe/Madrid'))
  const path = `/reservations/${body.data.id}`
  expect(await fixture.call('POST', `${path}/cancel`)).toMatchObject({
    status: 409,
    body: { code: 'reservation_closed' },
  })
  expect(await fixture.call('PUT', path, { people: 3 })).toMatchObject({
    status: 409,
    body: { code: 'reservation_closed' },
  })
  expect((await fixture.call('GET', path)).body.data).toMatchObject({
    can_cancel: false,
    editable_fields: [],
  })
})

it('lists a member’s own reservations, latest first, by status and page', async () => {
  const id = await fixture.experience()
  const person = await fixture.person()
  for (const n of [2, 5, 3]) await fixture.book(id, { date: day(n) }, person)
  const dates = async (path: string) =>
    (await fixture.call('GET', path, undefined, person)).body.data.map((row: { date: string }) => row.date)
  expect(await dates('/reservations')).toEqual([day(5), day(3), day(2)])
  expect(await dates('/user/reservations?status=confirmed')).toEqual([day(5), day(3), day(2)])
  expect(await dates('/user/reservations?status=all')).toEqual([day(5), day(3), day(2)])
  expect(await dates('/user/reservations?status=cancelled')).toEqual([])
  const page = await fixture.call('GET', '/user/reservations?per_page=2', undefined, person)
  expect(await dates(`/user/reservations?per_page=2&cursor=${page.body.meta.next_cursor}`)).toEqual([day(2)])
  expect(await fixture.call('GET', '/user/reservations?status=lost', undefined, person)).toMatchObject({
    status: 422,
  })
  expect(await fixture.call('GET', '/reservations?status=pending', undefined, person)).toMatchObject({
    status: 422,
  })
})

it('answers 404 for reservations of other members and invalid ids', async () => {
  const id = await fixture.experience()
  const { body } = await fixture.book(id)
  const stranger = await fixture.person()
  const foreigner = await createPerson(fixture.api.db, 'raya')
  const missing = { status: 404, body: { code: 'reservation_not_found' } }
  for (const person of [stranger, foreigner]) {
    expect(await fixture.call('GET', `/reservations/${body.data.id}`, undefined, person)).toMatchObject(
      missing,
    )
    expect(await fixture.call('PUT', `/reservations/${body.data.id}`, { people: 1 }, person)).toMatchObject(
      missing,
    )
    expect(
      await fixture.call('POST', `/reservations/${body.data.id}/cancel`, undefined, person),
    ).toMatchObject(missing)
  }
  expect(await fixture.call('GET', '/reservations/1')).toMatchObject(missing)
  expect(await fixture.call('POST', `/reservations/${encodeURIComponent("' or 1=1")}/cancel`)).toMatchObject(
    missing,
  )
  expect(await fixture.book(id, {}, foreigner)).toMatchObject({
    status: 404,
    body: { code: 'experience_not_found' },
  })
})

it('requires a sign-in', async () => {
  const answer = await fixture.api.app.inject({
    url: '/api/v1/reservations',
    headers: { host: 'gavarres.localhost' },
  })
  expect(answer.statusCode).toBe(401)
})

it('records who changed what', async () => {
  const id = await fixture.experience({ autoConfirm: false })
  const { body } = await fixture.book(id)
  await fixture.setStatus(body.data.id, { status: 'confirmed' })
  await fixture.call('POST', `/reservations/${body.data.id}/cancel`)
  const history = await withTenant(fixture.api.db, TENANT, (tx) =>
    tx
      .select()
      .from(reservationEvents)
      .where(eq(reservationEvents.reservationId, body.data.id))
      .orderBy(reservationEvents.id),
  )
  const actor = `user:${fixture.member.user.id}`
  expect(history.map((event) => [event.fromStatus, event.toStatus, event.actor])).toEqual([
    [null, 'pending', actor],
    ['pending', 'confirmed', 'guide:test'],
    ['confirmed', 'cancelled', actor],
  ])
})

it('shows the reason of a guide’s cancellation, but not the stored reason of a lapsed request', async () => {
  const id = await fixture.experience({ autoConfirm: false })
  const reasonAfter = async (cancelledBy: 'guide' | 'system') => {
    const { body } = await fixture.book(id)
    await fixture.setStatus(body.data.id, { status: 'cancelled', cancelledBy, cancelReason: 'storm' })
    return (await fixture.call('GET', `/reservations/${body.data.id}`)).body.data.cancel_reason
  }
  expect([await reasonAfter('guide'), await reasonAfter('system')]).toEqual(['storm', null])
})

it('answers every change with the ETag of the new version', async () => {
  const made = await fixture.book(await fixture.experience({ autoConfirm: false }))
  const path = `/reservations/${made.body.data.id}`
  expect(made.headers.etag).toBe('"1"')
  const change = (people: number, tag: string) =>
    fixture.call('PUT', path, { people }, fixture.member, { 'if-match': tag })
  const first = await change(3, String(made.headers.etag))
  expect([first.status, first.headers.etag]).toEqual([200, '"2"'])
  expect((await fixture.call('GET', path)).headers.etag).toBe('"2"')
  for (const old of ['"1"', '"x"', '', '"1", "3"', '2.0']) {
    expect(await change(5, old)).toMatchObject({ status: 412, body: { code: 'stale_reservation' } })
  }
  for (const [index, known] of ['*', 'W/"3"', '"1", "4"'].entries()) {
    expect(await change(4 + index, known)).toMatchObject({ status: 200 })
  }
  const cancelled = await fixture.call('POST', `${path}/cancel`)
  expect(cancelled.headers.etag).toBe(`"${cancelled.body.data.version}"`)
})
