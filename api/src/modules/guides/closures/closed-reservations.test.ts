import { afterAll, beforeAll, expect, it } from 'vitest'
import { and, eq, inArray } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { day, TENANT } from '../../../testing/booking-fixture.ts'
import { startGuideFixture } from '../../../testing/guide-fixture.ts'
import { addContent, addSchedule } from '../../../testing/test-content.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { startWaitlistFixture, type WaitlistFixture } from '../../../testing/waitlist-fixture.ts'
import { followSchedule } from '../../bookings/waitlist/process-waitlist.service.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { closureObjects, closures } from './closures.tables.ts'

let fixture: Awaited<ReturnType<typeof startGuideFixture>>
let line: WaitlistFixture
let lastPlace = 0
beforeAll(async () => {
  fixture = await startGuideFixture()
  line = await startWaitlistFixture()
})
afterAll(async () => {
  await fixture.api.close()
  await line.api.close()
})

/** Creates an experience of the guide at a separate place, and one of a colleague beside it. */
async function land() {
  const here = { latitude: 41.6 + 0.05 * ++lastPlace, longitude: 2.9 }
  const colleague = await createPerson(fixture.api.db, TENANT, { isGuide: true })
  const [id, other] = [`e-closed-${lastPlace}`, `e-beside-${lastPlace}`]
  const of = (guide: TestPerson) => ({ guideUserId: guide.user.id, durationMin: 90, ...here })
  await addContent(fixture.api.db, TENANT, {
    experiences: [
      { id, ...of(fixture.guide) },
      { id: other, ...of(colleague) },
    ],
  })
  for (const one of [id, other]) await addSchedule(fixture.api.db, TENANT, one, { autoConfirm: true })
  const { latitude: lat, longitude: lng } = here
  const area = [
    [lat - 0.01, lng - 0.01],
    [lat - 0.01, lng + 0.01],
    [lat + 0.01, lng + 0.01],
    [lat + 0.01, lng - 0.01],
  ]
  return { id, other, area, here }
}
const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, person: TestPerson, body?: object) => {
  const url = `/api/v1${path}`
  const answer = await fixture.api.app.inject({ method, url, headers: person.headers, payload: body })
  return answer.json()
}
const days = { from: day(2), until: day(4), reason: 'fire_risk' }

it('names the closure in every answer about a reservation it affects, and in no other', async () => {
  const { id, other, area } = await land()
  const member = await createPerson(fixture.api.db, TENANT)
  const touched = (await fixture.book(id, {}, member)).body.data
  const later = (await fixture.book(id, { date: day(5) }, member)).body.data
  const beside = (await fixture.book(other, { date: day(4) }, member)).body.data
  expect(touched).toMatchObject({ status: 'confirmed', closure: null })
  const made = (await send('POST', '/guide/closures', fixture.guide, { ...days, area })).data
  const closure = { id: made.id, ...days }

  const { data: list } = await send('GET', '/user/reservations', member)
  expect(
    Object.fromEntries(list.map((one: { id: string; closure: unknown }) => [one.id, one.closure])),
  ).toEqual({
    [touched.id]: closure,
    [later.id]: null,
    [beside.id]: null,
  })
  expect((await send('GET', '/reservations', member)).data).toHaveLength(3)
  expect((await send('GET', `/reservations/${touched.id}`, member)).data).toMatchObject({ closure })
  expect((await send('GET', `/reservations/${touched.id}/pass`, member)).data).toMatchObject({ closure })
  expect((await send('GET', `/reservations/${later.id}/pass`, member)).data.closure).toBeNull()
  const [tips] = (await send('GET', '/user/upcoming-experience-tips', member)).data
  expect(tips.reservation).toMatchObject({ id: touched.id, closure })
  const guides = (await send('GET', `/guide/reservations?experience_id=${id}`, fixture.guide)).data
  expect(guides.map((one: { closure: unknown }) => one.closure)).toEqual([closure, null])

  // the reservation stays confirmed, the member may book another day, and cancelling is free
  const again = await fixture.book(id, { date: day(6) }, member)
  expect(again.status).toBe(201)
  const cancelled = await fixture.call('POST', `/reservations/${touched.id}/cancel`, {}, member)
  expect(cancelled.body.data).toMatchObject({ status: 'cancelled', closure: null })
})

it('tells those who had booked what the guide has hidden since, and closes its days for when it is shown again', async () => {
  const { id, other, area } = await land()
  const member = await createPerson(fixture.api.db, TENANT)
  const booked = (await fixture.book(id, {}, member)).body.data
  const here = and(eq(experiences.tenantId, TENANT), inArray(experiences.id, [id, other]))
  const setStatus = (status: 'active' | 'inactive') =>
    withTenant(fixture.api.db, TENANT, (tx) => tx.update(experiences).set({ status }).where(here))
  await setStatus('inactive')
  const { data: preview } = await send('POST', '/guide/closures?preview=true', fixture.guide, {
    ...days,
    area,
  })
  expect(preview.touches).toMatchObject({ reservations: [{ id: booked.id }], slot_count: 0 })
  // what a colleague hides shows no warning
  expect(preview.touches.experiences).toMatchObject([{ id, own: true }])
  expect((await send('POST', '/guide/closures', fixture.guide, { ...days, area })).data.told).toBe(1)
  await setStatus('active')
  const another = await createPerson(fixture.api.db, TENANT)
  expect((await fixture.book(id, {}, another)).body.code).toBe('date_closed')
})

it('allows a replacement at the limit of open reservations, because the closed one does not count', async () => {
  const { id, area } = await land()
  const member = await createPerson(fixture.api.db, TENANT, { emailVerifiedAt: null })
  const closed = (await fixture.book(id, { people: 1 }, member)).body.data
  for (const n of [5, 6])
    expect((await fixture.book(id, { date: day(n), people: 1 }, member)).status).toBe(201)
  const another = () => fixture.book(id, { date: day(7), people: 1 }, member)
  expect((await another()).body.code).toBe('too_many_open')
  await send('POST', '/guide/closures', fixture.guide, { ...days, area })
  expect((await another()).status).toBe(201)
  expect((await fixture.book(id, { date: day(8), people: 1 }, member)).body.code).toBe('too_many_open')
  const gone = await fixture.call('POST', `/reservations/${closed.id}/cancel`, {}, member)
  expect(gone.body.data).toMatchObject({ status: 'cancelled' })
})

it('allows a replacement for a group, with a new code', async () => {
  const { id, area } = await land()
  const [leader, contact] = [
    await createPerson(fixture.api.db, TENANT),
    await createPerson(fixture.api.db, TENANT),
  ]
  const group_id = await fixture.group([
    { person: leader, role: 'leader' },
    { person: contact, role: 'contact' },
  ])
  const closed = (await fixture.book(id, { group_id }, leader)).body.data
  await send('POST', '/guide/closures', fixture.guide, { ...days, area })
  const fresh = await fixture.book(id, { date: day(6), group_id }, leader)
  expect(fresh.status).toBe(201)
  expect(fresh.body.data.booking_code).not.toBe(closed.booking_code)
  expect((await send('POST', `/reservations/${closed.id}/cancel`, leader, {})).data.status).toBe('cancelled')
  const open = (await send('GET', '/user/reservations', leader)).data
  expect(open.filter((one: { status: string }) => one.status !== 'cancelled')).toMatchObject([
    { id: fresh.body.data.id, group: { id: group_id } },
  ])
})

it('names the closure of any night of a stay, until it is lifted', async () => {
  const { area, here } = await land()
  const id = await fixture.lodging(2, {}, { guideUserId: fixture.guide.user.id, ...here })
  const [into, before] = [await fixture.person(), await fixture.person()]
  const stay = (await fixture.stay(id, { date: day(1), nights: 2 }, into)).body.data
  const leaves = (await fixture.stay(id, { date: day(1), nights: 1 }, before)).body.data
  const made = (await send('POST', '/guide/closures', fixture.guide, { ...days, area })).data
  const closureOf = async (of: { id: string }, person: TestPerson) =>
    (await send('GET', `/reservations/${of.id}`, person)).data.closure
  expect(await closureOf(stay, into)).toMatchObject({ id: made.id })
  expect(await closureOf(leaves, before)).toBeNull()
  await send('DELETE', `/guide/closures/${made.id}`, fixture.guide)
  expect(await closureOf(stay, into)).toBeNull()
})

it('ends the waitlist of a closed day without offering freed seats', async () => {
  const { id, filled } = await line.fullSlot(1)
  const waits = await line.joined(id)
  const closure = {
    tenantId: TENANT,
    guideUserId: waits.member.user.id,
    fromDate: day(3),
    untilDate: day(3),
    reason: 'hunt',
    notice: {
      text: { es: 'x', ca: 'x', en: 'x', fr: 'x', de: 'x', nl: 'x' },
      date: day(0),
      level: 'warning' as const,
    },
  }
  await line.inTenant(async (tx) => {
    const [made] = await tx.insert(closures).values(closure).returning({ closureId: closures.id })
    const object = { tenantId: TENANT, kind: 'experience' as const, objectId: id, closes: true }
    await tx.insert(closureObjects).values({ ...object, closureId: made?.closureId ?? '' })
  })
  const clock = { now: new Date(), timeZone: 'Europe/Madrid' }
  await line.inTenant((tx) => followSchedule(tx, { tenantId: TENANT, clock }))
  expect((await line.entryOf(waits.member)).status).toBe('expired')
  await line.freeOne(filled)
  expect((await line.entryOf(waits.member)).status).toBe('expired')
})
