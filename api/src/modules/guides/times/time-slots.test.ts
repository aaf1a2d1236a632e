import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { isoWeekday } from '../../../lib/local-time.ts'
import { day, TENANT } from '../../../testing/booking-fixture.ts'
import { type GuideFixture, startGuideFixture } from '../../../testing/guide-fixture.ts'
import { addContent } from '../../../testing/test-content.ts'
import { createPerson } from '../../../testing/test-people.ts'

let fixture: GuideFixture
beforeAll(async () => {
  fixture = await startGuideFixture()
})
afterAll(() => fixture.api.close())

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const nameOf = (date: string) => DAYS[isoWeekday(date) - 1] ?? 'monday'
const EVERY_DAY = Object.fromEntries(DAYS.map((name) => [name, { active: true }]))
/** The schedule that `addSchedule` creates. */
const USUAL = {
  slots: [
    { time: '10:00', capacity: 10 },
    { time: '12:00', capacity: 10 },
  ],
  weeklySchedule: EVERY_DAY,
}
const path = (id: string) => `/guide/experiences/${id}/time-slots`
const put = (id: string, body: object, headers = {}, query = '') =>
  fixture.call('PUT', path(id) + query, { ...USUAL, ...body }, fixture.guide, headers)
const preview = (id: string, body: object) => put(id, body, {}, '?preview=true')
const read = (id: string, query = '') => fixture.call('GET', path(id) + query, undefined, fixture.guide)
const free = async (id: string, date: string) =>
  (await fixture.call('GET', `/available-time-slots?experience_id=${id}&date=${date}`)).body.data.time_slots
const closed = (date: string, more = {}) => ({ specialDates: [{ date, type: 'closed' }], ...more })

it('creates the first slots of an experience', async () => {
  const id = 'e-new'
  await addContent(fixture.api.db, TENANT, {
    experiences: [{ id, guideUserId: fixture.guide.user.id, capacity: 8 }],
  })
  expect((await read(id)).body.data).toMatchObject({ slots: [], defaultCapacity: 8, version: 0 })
  const saved = await put(
    id,
    {
      slots: [{ time: '16:00' }, { time: '09:30', capacity: 6 }],
      defaultCapacity: 12,
      bookingWindow: 20,
      sameDayBooking: false,
      autoConfirm: true,
      weeklySchedule: {
        [nameOf(day(2))]: { active: true },
        [nameOf(day(3))]: { active: true, slots: [{ time: '11:00', capacity: 4 }] },
        [nameOf(day(4))]: { active: false },
      },
      specialDates: [
        { date: day(9), type: 'limited', capacity: 3, note: 'Vent' },
        { date: day(4), type: 'special', slots: [{ time: '18:00' }] },
      ],
    },
    { 'if-match': '"0"' },
  )
  expect(saved).toMatchObject({ status: 200, headers: { etag: '"1"' } })
  expect(saved.body.data).toMatchObject({
    slots: [
      { time: '09:30', capacity: 6 },
      { time: '16:00', capacity: 12 },
    ],
    weeklySchedule: {
      [nameOf(day(2))]: { active: true },
      [nameOf(day(3))]: { active: true, slots: [{ time: '11:00', capacity: 4 }] },
      [nameOf(day(4))]: { active: false },
    },
    specialDates: [
      { date: day(4), slots: [{ time: '18:00', capacity: 12 }] },
      { date: day(9), note: 'Vent' },
    ],
  })
  const timesOn = async (n: number) => (await free(id, day(n))).map((slot: { time: string }) => slot.time)
  expect(await timesOn(2)).toEqual(['09:30', '16:00'])
  expect(await timesOn(3)).toEqual(['11:00'])
  expect(await timesOn(4)).toEqual(['18:00'])
  expect(await free(id, day(9))).toMatchObject([{ capacity: 3 }, { capacity: 3 }])
})

it.each([
  [{ slots: [] }, 'slots', 'too_small'],
  [{ slots: undefined }, 'slots', 'required'],
  [{ slots: [{ time: '10:00' }, { time: '10:00' }] }, 'slots.1.time', 'duplicate'],
  [{ slots: [{ time: '24:00' }] }, 'slots.0.time', 'invalid'],
  [{ slots: [{ time: '10:00', capacity: 0 }] }, 'slots.0.capacity', 'too_small'],
  [{ slots: [{ time: '10:00', capacity: 2.5 }] }, 'slots.0.capacity', 'whole_number'],
  [{ defaultCapacity: 0 }, 'defaultCapacity', 'too_small'],
  [{ bookingWindow: 731 }, 'bookingWindow', 'too_big'],
  [{ weeklySchedule: { monday: { active: false } } }, 'weeklySchedule', 'no_weekday'],
  [{ weeklySchedule: {} }, 'weeklySchedule', 'no_weekday'],
  [{ weeklySchedule: { someday: { active: true } } }, 'weeklySchedule.someday', 'unknown_field'],
  [{ specialDates: [{ date: '2027-01-06', type: 'limited' }] }, 'specialDates.0.capacity', 'required'],
  [{ specialDates: [{ date: '2027-02-30', type: 'closed' }] }, 'specialDates.0.date', 'invalid'],
  [
    { specialDates: [closed('2027-01-06').specialDates[0], closed('2027-01-06').specialDates[0]] },
    'specialDates.1.date',
    'duplicate',
  ],
])('refuses %o and names the field', async (body, field, code) => {
  const { status, body: answer } = await put('e-1', body)
  expect(status).toBe(422)
  expect(answer.errors).toContainEqual({ path: field, code, message: expect.stringMatching(/\S/) })
})

it('previews added, removed and affected slots without saving', async () => {
  const { id: reservation, experience } = await fixture.request({ date: day(6), time: '12:00' })
  const { body } = await preview(experience, {
    slots: [
      { time: '10:00', capacity: 5 },
      { time: '17:00', capacity: 10 },
    ],
    bookingWindow: 9,
  })
  // nine days from tomorrow; today counts only if the time has not passed
  expect(body.data.preview).toBe(true)
  expect(body.data.adds).toBeGreaterThanOrEqual(9)
  expect(body.data.adds).toBeLessThanOrEqual(10)
  // noon on thirty days, and ten o'clock on the days beyond the shorter window
  expect(body.data.removes).toBeGreaterThanOrEqual(30 + 21)
  expect(body.data.reservations).toMatchObject([
    { id: reservation, because: 'removed', people: 2, time: '12:00', member: { name: 'Ona Serra' } },
  ])
  expect((await read(experience)).body.data).toMatchObject({ version: 1, bookingWindow: 30 })
  expect(await fixture.find(reservation)).toMatchObject({ status: 'pending' })
})

it('refuses to close a booked day, unless told to cancel its reservations with a reason', async () => {
  const { id, experience, member } = await fixture.request({ date: day(6) })
  const refused = await put(experience, closed(day(6)))
  expect(refused).toMatchObject({ status: 409, body: { code: 'slots_booked' } })
  expect(refused.body.data.reservations.map((one: { id: string }) => one.id)).toEqual([id])
  expect(await free(experience, day(6))).toHaveLength(2)

  const cancelReservations = { reason: 'El camí és tallat', ids: [id] }
  const saved = await put(experience, closed(day(6), { cancelReservations }))
  expect(saved).toMatchObject({ status: 200, body: { data: { version: 2 } } })
  expect(await free(experience, day(6))).toEqual([])
  expect(await fixture.find(id)).toMatchObject({
    status: 'cancelled',
    cancelledBy: 'guide',
    cancelReason: 'El camí és tallat',
  })
  const told = await withTenant(fixture.api.db, TENANT, (tx) =>
    rowsOf(tx, sql`select kind from reservation_notices where reservation_id = ${id}::uuid`),
  )
  expect(told).toEqual([{ kind: 'rejected' }])
  // the guide still sees the cancelled reservation, and the day can be reopened
  const { body } = await fixture.call('GET', `/guide/reservations/${id}`, undefined, fixture.guide)
  expect(body.data).toMatchObject({ status: 'cancelled', seats: { capacity: 0, booked: 0 } })
  await put(experience, { specialDates: [] })
  expect((await fixture.book(experience, { date: day(6) }, member)).status).toBe(201)
})

it('refuses to cancel reservations that the guide has not seen', async () => {
  const { id, experience } = await fixture.request({ date: day(6) })
  const later = await fixture.request({ date: day(6) }, { experience })
  const answer = await put(
    experience,
    closed(day(6), { cancelReservations: { reason: 'weather', ids: [id] } }),
  )
  expect(answer.status).toBe(409)
  expect(answer.body.data.reservations).toHaveLength(2)
  expect(await fixture.find(id)).toMatchObject({ status: 'pending' })
  expect(await fixture.find(later.id)).toMatchObject({ status: 'pending' })
})

it('refuses a capacity below the booked seats; cancels pending reservations first, then the latest', async () => {
  const experience = await fixture.experience({ autoConfirm: false }, fixture.guide)
  const book = (people: number) => fixture.request({ people, date: day(4) }, { experience })
  const [promised, early, late] = [await book(4), await book(3), await book(2)]
  await fixture.step(promised.id, 'confirm')
  const slots = [
    { time: '10:00', capacity: 7 },
    { time: '12:00', capacity: 10 },
  ]
  const refused = await put(experience, { slots })
  expect(refused).toMatchObject({ status: 409, body: { code: 'capacity_below_booked' } })
  expect(refused.body.data.reservations).toMatchObject([{ id: late.id, because: 'capacity' }])
  expect((await put(experience, { slots, cancelReservations: { reason: 'illness' } })).status).toBe(200)
  expect(await fixture.find(late.id)).toMatchObject({ status: 'cancelled', reasonCode: 'illness' })
  expect(await fixture.find(early.id)).toMatchObject({ status: 'pending' })
  expect(await free(experience, day(4))).toMatchObject([{ capacity: 7, remaining: 0, status: 'full' }, {}])
})

it('refuses a change of an outdated version, and answers the current slots', async () => {
  const experience = await fixture.experience({}, fixture.guide)
  const { headers } = await read(experience)
  await put(experience, { bookingWindow: 10 }, { 'if-match': headers.etag })
  expect(await put(experience, { bookingWindow: 20 }, { 'if-match': headers.etag })).toMatchObject({
    status: 412,
    body: { code: 'stale_time_slots', data: { time_slots: { bookingWindow: 10, version: 2 } } },
  })
})

it('shows a changed week to visitors at once', async () => {
  const experience = await fixture.experience({}, fixture.guide)
  const times = async () => {
    const url = `/api/v1/experiences/${experience}`
    const { body } = await fixture.api.app.inject({ url, headers: { host: 'gavarres.localhost' } })
    return JSON.parse(body).data.schedule
  }
  expect(await times()).toMatchObject({ times: ['10:00', '12:00'], booking_window_days: 30 })
  const monday = { active: true, slots: [{ time: '08:00', capacity: 2 }] }
  await put(experience, { weeklySchedule: { monday, sunday: { active: true } }, bookingWindow: 60 })
  expect(await times()).toMatchObject({
    times: ['08:00', '10:00', '12:00'],
    weekdays: [1, 7],
    booking_window_days: 60,
  })
})

it('answers the booked seats of a span of days, also at removed times', async () => {
  const { experience } = await fixture.request({ date: day(6) })
  expect((await read(experience, `?from=${day(1)}&to=${day(10)}`)).body.data.taken).toEqual([
    { date: day(6), time: '10:00', booked: 2 },
  ])
  expect((await read(experience, `?from=${day(7)}&to=${day(10)}`)).body.data.taken).toEqual([])
  expect((await read(experience, `?from=${day(7)}&to=${day(1)}`)).status).toBe(422)
  expect((await read(experience, `?from=${day(1)}&to=${day(90)}`)).status).toBe(422)
})

it('counts nights of a stay: closing one affects it, fewer rooms affect the latest', async () => {
  const id = 'e-hotel'
  await addContent(fixture.api.db, TENANT, {
    experiences: [
      {
        id,
        guideUserId: fixture.guide.user.id,
        type: 'hotel',
        purchase: 'nights',
        priceUnit: 'night',
        capacity: 9,
      },
    ],
  })
  const slots = (capacity: number) => ({ slots: [{ time: '16:00', capacity }], bookingWindow: 30 })
  expect((await put(id, slots(3))).status).toBe(200)
  const stay = async (n: number, rooms: number) => {
    const member = await createPerson(fixture.api.db, TENANT)
    const body = { experience_id: id, date: day(n), nights: 2, rooms, people: 2 }
    const answer = await fixture.call('POST', '/reservations', body, member)
    expect(answer.status).toBe(201)
    return answer.body.data.id as string
  }
  const [early, late] = [await stay(5, 1), await stay(5, 2)]
  expect((await read(id)).body.data.taken).toEqual([
    { date: day(5), time: '16:00', booked: 3 },
    { date: day(6), time: '16:00', booked: 3 },
  ])
  const fewer = await put(id, slots(1))
  expect(fewer).toMatchObject({ status: 409, body: { code: 'capacity_below_booked' } })
  expect(fewer.body.data.reservations.map((one: { id: string }) => one.id)).toEqual([late])
  const cancelReservations = { reason: 'illness' }
  const closedNight = await put(id, { ...slots(3), ...closed(day(6), { cancelReservations }) })
  expect(closedNight.status).toBe(200)
  for (const one of [early, late]) expect(await fixture.find(one)).toMatchObject({ status: 'cancelled' })
})

it('allows one arrival time per day for accommodation, and a minimum of nights only there', async () => {
  const lodging = await fixture.lodging(2, {}, { guideUserId: fixture.guide.user.id })
  const one = [{ time: '16:00', capacity: 2 }]
  const two = [...one, { time: '18:00', capacity: 2 }]
  const week = { ...EVERY_DAY, [nameOf(day(2))]: { active: true, slots: two } }
  const special = (slots: object[]) => ({ date: day(4), type: 'special', slots })
  const faults = async (id: string, body: object, query = '') => {
    const { status, body: answer } = await put(id, { slots: one, ...body }, {}, query)
    expect(status).toBe(422)
    return answer.errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)
  }
  expect(await faults(lodging, { slots: two })).toEqual(['slots one_arrival_hour'])
  expect(await faults(lodging, { slots: two }, '?preview=true')).toEqual(['slots one_arrival_hour'])
  expect(
    await faults(lodging, {
      weeklySchedule: week,
      specialDates: [closed(day(3)).specialDates[0], special(two)],
    }),
  ).toEqual([
    `weeklySchedule.${nameOf(day(2))}.slots one_arrival_hour`,
    'specialDates.1.slots one_arrival_hour',
  ])
  const saved = await put(lodging, { slots: one, minNights: 2, specialDates: [special(one)] })
  expect(saved).toMatchObject({ status: 200, body: { data: { minNights: 2 } } })
  const walk = await fixture.experience({}, fixture.guide)
  expect(await faults(walk, { minNights: 2 })).toEqual(['minNights unknown_field'])
  expect((await put(walk, { minNights: 1 })).status).toBe(200)
})
