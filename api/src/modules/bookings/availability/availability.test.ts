import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { type Bookings, day, startBookings, TENANT } from '../../../testing/booking-fixture.ts'
import { addContent } from '../../../testing/test-content.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'

let fixture: Bookings
beforeAll(async () => {
  fixture = await startBookings()
})
afterAll(() => fixture.api.close())

const HOST = { host: `${TENANT}.localhost` }
async function get(path: string, headers = {}) {
  const answer = await fixture.api.app.inject({ url: `/api/v1${path}`, headers: { ...HOST, ...headers } })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
const days = (id: string, from: string, to: string) =>
  get(`/experiences/${id}/availability?from=${from}&to=${to}`)

it('answers guests whether each day is free, full, closed or not bookable, never cached', async () => {
  const id = await fixture.experience({
    slots: [
      { time: '10:00', capacity: 2 },
      { time: '12:00', capacity: 5 },
    ],
    bookingWindowDays: 4,
    sameDayBooking: false,
    specialDates: [
      { date: day(2), type: 'closed' },
      { date: day(3), type: 'special', slots: [{ time: '19:00', capacity: 2 }] },
    ],
  })
  await fixture.book(id, { date: day(1) })
  await fixture.book(id, { date: day(3), time: '19:00' })
  const { status, headers, body } = await days(id, day(-1), day(5))
  expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined])
  expect(body.data.map((entry: { status: string }) => entry.status)).toEqual([
    'outside_window',
    'outside_window',
    'available',
    'closed',
    'full',
    'available',
    'outside_window',
  ])
  expect(body.data[2]).toEqual({
    date: day(1),
    status: 'available',
    remaining: 5,
    slots: [
      { time: '10:00', capacity: 2, remaining: 0, status: 'full' },
      { time: '12:00', capacity: 5, remaining: 5, status: 'available' },
    ],
  })
})

it('marks days outside the season as closed, also within the booking window', async () => {
  const id = await fixture.experience({ weekdays: [1, 2, 3, 4, 5, 6, 7] })
  await withTenant(fixture.api.db, TENANT, (tx) =>
    tx
      .update(experiences)
      .set({ startDate: day(2), endDate: day(3) })
      .where(eq(experiences.id, id)),
  )
  const { body } = await days(id, day(1), day(4))
  expect(body.data.map((entry: { status: string }) => entry.status)).toEqual([
    'closed',
    'available',
    'available',
    'closed',
  ])
  expect(await fixture.book(id, { date: day(4) })).toMatchObject({
    status: 422,
    body: { code: 'date_closed' },
  })
  expect((await get(`/experiences/${id}`)).body.data).toMatchObject({ startDate: day(2), endDate: day(3) })
})

it('refuses a span that is reversed or too long, and experiences that are not booked in the app', async () => {
  const id = await fixture.experience()
  expect(await days(id, day(2), day(1))).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'to', code: 'ends_before_start' }] },
  })
  expect(await days(id, day(0), day(62))).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'to', code: 'too_many_days' }] },
  })
  expect((await days(id, day(0), day(61))).body.data).toHaveLength(62)
  expect(await days('e-nowhere', day(0), day(1))).toMatchObject({ status: 404 })
  const asked = { id: 'e-asked', purchase: 'enquiry', priceUnit: 'group' } as const
  await addContent(fixture.api.db, TENANT, { experiences: [asked] })
  expect(await days('e-asked', day(0), day(1))).toMatchObject({ status: 422, body: { code: 'not_bookable' } })
  expect(await fixture.book('e-asked')).toMatchObject({ status: 422, body: { code: 'not_bookable' } })
})

it('answers the next free day on lists and details; the ETag of a list changes only when a slot fills up or empties', async () => {
  const id = await fixture.experience({
    slots: [{ time: '10:00', capacity: 4 }],
    sameDayBooking: false,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  })
  const asked = () => get(`/experiences/${id}`)
  const first = await asked()
  expect(first.body.data).toMatchObject({ bookable: true, next_available: day(1), purchase: 'slot' })
  const list = await get('/experiences?per_page=100')
  expect(list.body.data.find((item: { id: string }) => item.id === id)).toMatchObject({
    next_available: day(1),
  })

  const two = await fixture.book(id, { date: day(1) })
  const unchanged = await fixture.api.app.inject({
    url: `/api/v1/experiences/${id}`,
    headers: { ...HOST, 'if-none-match': String(first.headers.etag) },
  })
  expect(unchanged.statusCode).toBe(304)

  await fixture.book(id, { date: day(1) }, await fixture.person())
  expect((await asked()).body.data.next_available).toBe(day(2))
  await fixture.call('POST', `/reservations/${two.body.data.id}/cancel`)
  expect((await asked()).body.data.next_available).toBe(day(1))
})

it('finds the next free day behind two full weeks, or null where there is none', async () => {
  const far = await fixture.experience({
    bookingWindowDays: 40,
    specialDates: Array.from({ length: 20 }, (_, n) => ({ date: day(n), type: 'closed' as const })),
  })
  const never = await fixture.experience({
    bookingWindowDays: 5,
    specialDates: [0, 1, 2, 3, 4, 5].map((n) => ({ date: day(n), type: 'closed' as const })),
  })
  expect((await get(`/experiences/${far}`)).body.data.next_available).toBe(day(20))
  expect((await get(`/experiences/${never}`)).body.data).toMatchObject({
    bookable: true,
    next_available: null,
  })
})

it('finds the next free day from a given day on, which home uses for tomorrow and Sunday', async () => {
  const id = await fixture.experience({
    bookingWindowDays: 30,
    specialDates: [{ date: day(4), type: 'closed' }],
  })
  const nextFrom = async (from: string) => {
    const { status, body } = await get(`/experiences?per_page=100&free_from=${from}`)
    return status === 200
      ? body.data.find((item: { id: string }) => item.id === id)?.next_available
      : (body.errors ?? status)
  }
  expect(await nextFrom(day(3))).toBe(day(3))
  expect(await nextFrom(day(4))).toBe(day(5))
  expect(await nextFrom(day(31))).toBeNull()
  expect(await nextFrom(day(-9))).toBe(await nextFrom(day(0)))
  expect(await nextFrom('2199-12-31')).toBeNull()
  expect(await nextFrom('sunday')).toMatchObject([{ path: 'free_from' }])
})
