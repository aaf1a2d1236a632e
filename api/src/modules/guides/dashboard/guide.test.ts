import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { addDays } from '../../../lib/local-time.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { addContent, addSchedule } from '../../../testing/test-content.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { addInventory } from '../../bookings/availability/bookable-experience.queries.ts'
import { NIGHT, reservations } from '../../bookings/reservations/reservations.tables.ts'
import { groupMembers, groups } from '../../members/profile/user.tables.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'

let api: TestApi
let guide: TestPerson
let member: TestPerson
const TENANT = 'gavarres'
const day = (n: number) => addDays(dayIn('Europe/Madrid'), n)

beforeAll(async () => {
  api = await startTestApi()
  guide = await createPerson(api.db, TENANT, { isGuide: true, accessType: 'guide' })
  member = await createPerson(api.db, TENANT, { name: 'Visitor' })
  const colleague = await createPerson(api.db, TENANT, { isGuide: true })
  const guideUserId = guide.user.id
  await addContent(api.db, TENANT, {
    experiences: [
      { id: 'e-1', guideUserId, price: 12, sortOrder: 1 },
      { id: 'e-2', guideUserId, status: 'draft', sortOrder: 2 },
      { id: 'e-3', guideUserId, status: 'inactive', sortOrder: 3 },
      { id: 'e-other', guideUserId: colleague.user.id },
    ],
  })
  await addSchedule(api.db, TENANT, 'e-1', { autoConfirm: false, weekdays: [1, 2, 3, 4, 5, 6, 7] })
  await addSchedule(api.db, TENANT, 'e-other')
  await withTenant(api.db, TENANT, async (tx) => {
    const [group] = await tx
      .insert(groups)
      .values({ tenantId: TENANT, ownerId: guideUserId, name: 'Colla', people: 8 })
      .returning()
    for (const name of ['a', 'b']) {
      await tx.insert(groupMembers).values({ tenantId: TENANT, groupId: group?.id ?? '', name })
    }
  })
  const book = (experience_id: string, n: number, people: number) =>
    api.app.inject({
      method: 'POST',
      url: '/api/v1/reservations',
      headers: member.headers,
      payload: { experience_id, date: day(n), time: '10:00', people },
    })
  const first = await book('e-1', 2, 4)
  await book('e-1', 3, 5)
  await book('e-1', 9, 1)
  await book('e-other', 2, 7)
  await withTenant(api.db, TENANT, (tx) =>
    tx
      .update(reservations)
      .set({ status: 'confirmed', changedBy: 'guide:x' })
      .where(eq(reservations.id, first.json().data.id)),
  )
})
afterAll(() => api.close())

const get = async (path: string, person: TestPerson) => {
  const answer = await api.app.inject({ url: `/api/v1${path}`, headers: person.headers })
  return { status: answer.statusCode, body: answer.json() }
}

it("counts the guide's own reservations, days, experiences, groups and members", async () => {
  const { body } = await get('/guide/dashboard-stats', guide)
  expect(body.data).toMatchObject({
    upcoming_reservations: 3,
    pending_reservations: 2,
    people_today: 0,
    experiences: { active: 1, inactive: 1, draft: 1, pending: 0 },
    groups: 1,
    members: 2,
  })
  expect(body.data.occupancy).toHaveLength(7)
  expect(body.data.occupancy[2]).toEqual({ date: day(2), booked: 4, capacity: 20, occupancy: 0.2 })
  expect(body.data.occupancy[0]).toEqual({ date: day(0), booked: 0, capacity: 20, occupancy: 0 })
  expect(body.data.next_reservations).toHaveLength(3)
  expect(body.data.next_reservations[0]).toMatchObject({
    experience_title: 'e-1 ca',
    date: day(2),
    people: 4,
    status: 'confirmed',
    member_name: 'Visitor',
  })
})

it('counts a stay by rooms and nights, and leaves out experiences that are not booked in the app', async () => {
  const host = await createPerson(api.db, TENANT, { isGuide: true })
  const guideUserId = host.user.id
  const lodging = { type: 'hotel', purchase: 'nights', priceUnit: 'night', capacity: 6, guideUserId } as const
  await addContent(api.db, TENANT, {
    experiences: [
      { id: 'h-1', ...lodging },
      { id: 'e-asked', guideUserId, purchase: 'enquiry' },
    ],
  })
  const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7] }
  await addSchedule(api.db, TENANT, 'h-1', {
    ...everyDay,
    slots: [{ time: '16:00', capacity: 3 }],
    autoConfirm: false,
  })
  await addSchedule(api.db, TENANT, 'e-asked', everyDay)
  const stay = { experience_id: 'h-1', date: day(2), nights: 3, rooms: 2, people: 4 }
  const booked = await api.app.inject({
    method: 'POST',
    url: '/api/v1/reservations',
    headers: member.headers,
    payload: stay,
  })
  expect(booked.statusCode).toBe(201)
  const { body } = await get('/guide/dashboard-stats', host)
  const week = (body.data.occupancy as { booked: number; capacity: number }[]).map((of) => [
    of.booked,
    of.capacity,
  ])
  expect(week).toEqual([0, 0, 2, 2, 2, 0, 0].map((rooms) => [rooms, 3]))
  expect(body.data.day).toMatchObject({ date: day(2), groups: [{ time: null, people: 4 }] })
  expect(body.data.waiting).toMatchObject([{ date: day(2), time: null }])
  // past nights are over; the remaining ones still count
  await withTenant(api.db, TENANT, async (tx) => {
    for (const n of [-1, 0, 1]) {
      const night = { tenantId: TENANT, experienceId: 'h-1', date: day(n), time: NIGHT, capacity: 3 }
      await addInventory(tx, night)
    }
    await tx
      .update(reservations)
      .set({ date: day(-1), changedBy: 'guide:x' })
      .where(eq(reservations.id, booked.json().data.id))
  })
  const later = (await get('/guide/dashboard-stats', host)).body.data.occupancy
  expect(later.map((of: { booked: number }) => of.booked)).toEqual([2, 2, 0, 0, 0, 0, 0])
})

it('lists bookable experiences without slots, and no others', async () => {
  const host = await createPerson(api.db, TENANT, { isGuide: true })
  const of = { guideUserId: host.user.id }
  await addContent(api.db, TENANT, {
    experiences: [
      { id: 'u-tour', ...of, sortOrder: 1 },
      { id: 'u-table', ...of, type: 'restaurant', purchase: 'table', priceUnit: 'none', sortOrder: 2 },
      { id: 'u-hotel', ...of, type: 'hotel', purchase: 'nights', priceUnit: 'night', sortOrder: 3 },
      { id: 'u-asked', ...of, purchase: 'enquiry', sortOrder: 4 },
      { id: 'u-draft', ...of, status: 'draft', sortOrder: 5 },
    ],
  })
  const { alerts } = (await get('/guide/dashboard-stats', host)).body.data
  expect(
    alerts.map((alert: { kind: string; experience_id: string }) => [alert.kind, alert.experience_id]),
  ).toEqual(['u-tour', 'u-table', 'u-hotel'].map((id) => ['unbookable', id]))
})

it('lists the guide’s own experiences of every status', async () => {
  const { body } = await get('/guide/experiences', guide)
  expect(body.data).toMatchObject([
    { id: 'e-1', status: 'active', price: 12, upcoming_reservations: 3, pending_reservations: 2 },
    { id: 'e-2', status: 'draft', upcoming_reservations: 0 },
    { id: 'e-3', status: 'inactive' },
  ])
})

it('answers zeros to a guide without data, and 403 to members', async () => {
  const fresh = await createPerson(api.db, TENANT, { roles: ['guide'] })
  expect((await get('/guide/dashboard-stats', fresh)).body.data).toMatchObject({
    upcoming_reservations: 0,
    groups: 0,
    next_reservations: [],
  })
  for (const path of ['/guide/dashboard-stats', '/guide/experiences']) {
    expect(await get(path, member)).toMatchObject({ status: 403, body: { code: 'access_denied' } })
  }
})
