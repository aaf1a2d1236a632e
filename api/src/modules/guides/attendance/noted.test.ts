import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { day, TENANT } from '../../../testing/booking-fixture.ts'
import { type GuideFixture, startGuideFixture } from '../../../testing/guide-fixture.ts'
import type { TestPerson } from '../../../testing/test-people.ts'
import { completeDue } from '../../bookings/reservations/overdue.service.ts'
import { pointsLedger } from '../../points/ledger/points.tables.ts'

let fixture: GuideFixture
beforeAll(async () => {
  fixture = await startGuideFixture()
})
afterAll(() => fixture.api.close())

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const mark = (reservation_id: string, over: object = {}) => ({
  reservation_id,
  attended: true,
  at: ago(1),
  device: 'phone-a',
  ...over,
})
const send = (marks: object[], person = fixture.guide, headers = {}) =>
  fixture.call('POST', '/guide/attendance', marks, person, headers)
const pointsOf = async (member: TestPerson) => {
  const rows = await withTenant(fixture.api.db, TENANT, (tx) =>
    tx
      .select({ delta: pointsLedger.delta })
      .from(pointsLedger)
      .where(eq(pointsLedger.userId, member.user.id))
      .orderBy(pointsLedger.createdAt),
  )
  return rows.map((row) => row.delta)
}
const kindsOf = async (id: string, member: TestPerson) =>
  (await fixture.call('GET', `/reservations/${id}`, undefined, member)).body.data.history.map(
    (event: { kind: string }) => event.kind,
  )
const stateOf = async (id: string) => {
  const row = await fixture.find(id)
  return [row?.status, row?.outcome]
}

const later = (hours: number) => ({
  now: new Date(Date.now() + hours * 3_600_000),
  timeZone: 'Europe/Madrid',
})
const complete = (hours: number) =>
  withTenant(fixture.api.db, TENANT, (tx) => completeDue(tx, { tenantId: TENANT, clock: later(hours) }))
const cardsOf = async (member: TestPerson) =>
  (await fixture.call('GET', '/notification-cards', undefined, member)).body.data.map(
    (card: { id: string }) => card.id,
  )

it('a mark before the end leaves the reservation confirmed; points and card follow when it is completed', async () => {
  // an hour before the start, and in the middle of the visit
  for (const hoursAgo of [-1, 1]) {
    const { id, member } = await fixture.begun(hoursAgo)
    const cards = await cardsOf(member)
    const at = ago(5)
    const { body } = await send([mark(id, { at })])
    expect(body.data[0]).toMatchObject({ result: 'stored', status: 'confirmed', outcome: null })
    const mine = await fixture.call('GET', `/reservations/${id}`, undefined, member)
    expect(mine.body.data).toMatchObject({ status: 'confirmed', outcome: null, attended_at: at })
    expect((await fixture.call('GET', `/reservations/${id}/pass`, undefined, member)).status).toBe(200)
    const guides = await fixture.call('GET', `/guide/reservations/${id}`, undefined, fixture.guide)
    expect(guides.body.data).toMatchObject({ status: 'confirmed', attended_at: at })
    expect(await complete(0.5)).toBe(0)
    expect([await pointsOf(member), await cardsOf(member)]).toEqual([[], cards])
    await complete(4)
    expect(await stateOf(id)).toEqual(['completed', 'attended'])
    expect(await pointsOf(member)).toEqual([30])
    expect(await kindsOf(id, member)).toEqual(['requested', 'confirmed', 'attended'])
    expect(await cardsOf(member)).toHaveLength(cards.length)
  }
})

it('the attended step and a scanned pass mark in the same way, from two hours before the start', async () => {
  const { id, member } = await fixture.begun(-1)
  expect((await fixture.step(id, 'attended')).body.data).toMatchObject({
    status: 'confirmed',
    attended_at: expect.any(String),
  })
  expect((await fixture.step(id, 'attended')).body.data.status).toBe('confirmed')
  const pass = (await fixture.call('GET', `/reservations/${id}/pass`, undefined, member)).body.data
  const check = { token: pass.token, date: day(3) }
  const verdict = await fixture.call('POST', '/guide/passes/verify', check, fixture.guide)
  expect(verdict.body.data).toMatchObject({ result: 'attended', reservation: { status: 'confirmed' } })
  // a guide may correct a mistake: a person marked as present did not come
  const { id: other, member: missing } = await fixture.begun()
  await fixture.step(other, 'attended')
  expect((await fixture.step(other, 'no-show')).body.data).toMatchObject({
    status: 'completed',
    outcome: 'no_show',
    attended_at: null,
  })
  await complete(4)
  expect([await pointsOf(member), await pointsOf(missing)]).toEqual([[30], []])
})

it('a mark that is taken back leaves no points; a later one counts once', async () => {
  const { id, member } = await fixture.begun()
  await send([mark(id, { at: ago(9) })])
  const back = await send([mark(id, { attended: false, at: ago(5) })])
  expect(back.body.data[0]).toMatchObject({ result: 'stored', status: 'confirmed', outcome: null })
  expect(back.body.data[0].attendance).toMatchObject({ state: 'none', mark: null })
  expect(back.body.data[0].attendance.others).toHaveLength(2)
  expect((await fixture.find(id))?.attendedAt).toBeNull()
  // the other phone marks a no-show, and then the member arrives
  await send([mark(id, { attended: false, at: ago(3), device: 'phone-b' })])
  expect(await stateOf(id)).toEqual(['completed', 'no_show'])
  await send([mark(id, { at: ago(1), device: 'phone-b' })])
  expect(await stateOf(id)).toEqual(['confirmed', null])
  await complete(4)
  expect(await stateOf(id)).toEqual(['completed', 'attended'])
  expect(await pointsOf(member)).toEqual([30])
})
