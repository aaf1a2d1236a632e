import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { HERE, type Points, startPoints, TENANT } from '../../../testing/points-fixture.ts'
import { withInsertBarrier } from '../../../testing/races/insert-barrier.ts'
import type { TestPerson } from '../../../testing/test-people.ts'

const isPostgres = inject('databaseTemplate').kind === 'postgres'
let fixture: Points
beforeAll(async () => {
  fixture = await startPoints()
})
afterAll(() => fixture.api.close())

const rows = <Row>(statement: ReturnType<typeof sql>) =>
  withTenant(fixture.api.db, TENANT, (tx) => rowsOf<Row>(tx, statement))
const ledgerOf = (person: TestPerson) =>
  rows<{ delta: number }>(sql`select delta from points_ledger where user_id = ${person.user.id}`)
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const DAY_MS = 86_400_000

it('pays a completed route once', async () => {
  const member = await fixture.member()
  expect(await fixture.walk(member, 'rt-1')).toMatchObject({
    status: 201,
    body: { data: { points_awarded: 50, outcome: 'awarded', balance: 50, level: 1 } },
  })
  expect(await fixture.walk(member, 'rt-1')).toMatchObject({
    status: 200,
    body: { data: { points_awarded: 0, outcome: 'already_awarded', balance: 50 } },
  })
  expect(await fixture.walk(member, 'rt-off')).toMatchObject({
    status: 404,
    body: { code: 'route_not_found' },
  })
})

it('answers with a place the points of its check-in, its coordinate and radius', async () => {
  const offer = { points: 70, radius_m: 60, latitude: HERE.lat, longitude: HERE.lng }
  expect((await fixture.get('/locations/loc-1')).body.data.check_in).toEqual({ id: 'cp-1', ...offer })
  expect((await fixture.get('/operators/op-1')).body.data.check_in).toEqual({ id: 'cp-3', ...offer })
})

it("awards a check-in the point's own value once, to members at the place", async () => {
  const member = await fixture.member()
  const first = await fixture.checkIn(member, { check_in_point_id: 'cp-1' })
  expect(first).toMatchObject({
    status: 201,
    body: { data: { points_awarded: 70, check_in_point: { id: 'cp-1', name: 'cp-1 ca' } } },
  })
  // the check-in point belongs to this location, so both are one source
  const again = await fixture.checkIn(member, { poi_type: 'location', poi_id: 'loc-1' })
  expect(again.body.data).toMatchObject({ points_awarded: 0, outcome: 'already_awarded', balance: 70 })
})

it('pays one place once, whether named as route point or as check-in point', async () => {
  const member = await fixture.member()
  const at = (poi_id: string) => fixture.checkIn(member, { poi_type: 'routePoint', poi_id })
  expect((await at('rp-1')).body.data).toMatchObject({
    points_awarded: 40,
    check_in_point: { id: 'routePoint:rp-1' },
  })
  expect(
    (await fixture.checkIn(member, { check_in_point_id: 'routePoint:rp-1' })).body.data.points_awarded,
  ).toBe(0)
  expect((await at('rp-2')).body.data).toMatchObject({ points_awarded: 70, check_in_point: { id: 'cp-2' } })
  expect((await fixture.checkIn(member, { check_in_point_id: 'cp-2' })).body.data.points_awarded).toBe(0)
  for (const id of ['rp-3', 'rp-off', 'nothing'])
    expect(await at(id)).toMatchObject({ status: 404, body: { code: 'check_in_point_not_found' } })
  expect(await fixture.checkIn(member, { check_in_point_id: 'cp-off' })).toMatchObject({ status: 404 })
})

it.each([
  // one thousandth of a degree of latitude is 111 m; the radius is 60 m
  ['cp-1', 0.0005, 0, 201],
  ['cp-1', 0.0007, 0, 422],
  ['cp-1', 0.0007, 30, 201],
  ['cp-1', 0.0009, 5_000, 422],
  // a radius is at least 25 m
  ['cp-small', 0.0002, 0, 201],
  ['cp-small', 0.0003, 0, 422],
])('checks in at %s from %f° away with an accuracy of %i m: %i', async (id, off, accuracy, status) => {
  const answer = await fixture.checkIn(await fixture.member(), {
    check_in_point_id: id,
    lat: HERE.lat + off,
    accuracy,
  })
  expect(answer.status).toBe(status)
  if (status === 422)
    expect(answer.body).toMatchObject({ code: 'too_far', data: { radius_m: expect.any(Number) } })
})

it('needs a position for a check-in', async () => {
  const answer = await fixture.post('checkin', await fixture.member(), { check_in_point_id: 'cp-1' })
  expect(answer).toMatchObject({ status: 422, body: { code: 'location_required' } })
})

it('stops at a thousand points a day and says so', async () => {
  const member = await fixture.member()
  await rows(sql`insert into points_ledger (tenant_id, user_id, source_type, source_id, delta, occurred_at)
    values (${TENANT}, ${member.user.id}, 'game', 'g', 980, now())`)
  expect((await fixture.walk(member, 'rt-1')).body.data).toMatchObject({
    points_awarded: 20,
    outcome: 'daily_cap',
  })
  expect((await fixture.checkIn(member, { check_in_point_id: 'cp-1' })).body.data).toMatchObject({
    points_awarded: 0,
    outcome: 'daily_cap',
    balance: 1_000,
  })
  expect((await fixture.get('/points/balance', member)).body.data.today).toEqual({
    earned: 1_000,
    cap: 1_000,
  })
})

it('awards an offline activity on the day it was done', async () => {
  const member = await fixture.member()
  const captured_at = ago(3 * DAY_MS)
  expect((await fixture.walk(member, 'rt-1', { captured_at })).body.data.points_awarded).toBe(50)
  expect((await fixture.get('/points/balance', member)).body.data).toMatchObject({
    balance: 50,
    // the points count towards today's cap
    today: { earned: 50 },
  })
  const { data } = (await fixture.get('/points/history', member)).body
  expect(data[0].occurred_at).toBe(captured_at)
})

it.each([
  [ago(8.1 * DAY_MS), 'too_long_ago', 'Ha passat massa temps'],
  [ago(-6 * 60_000), 'in_the_future', 'rellotge'],
  ['yesterday', 'invalid', ''],
  ['2026-06-10T10:00:00', 'invalid', ''],
])('refuses the reported values of %s: %s', async (captured_at, code, words) => {
  const answer = await fixture.walk(await fixture.member(), 'rt-1', { captured_at })
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'validation_failed', errors: [{ path: 'captured_at', code }] },
  })
  expect(answer.body.errors[0].message).toContain(words)
})

it('accepts what a phone has stored for a week', async () => {
  const captured_at = ago(7 * DAY_MS)
  expect((await fixture.walk(await fixture.member(), 'rt-1', { captured_at })).body.data.points_awarded).toBe(
    50,
  )
})

it('awards at most a thousand points on one day, whatever days the phone reports', async () => {
  const member = await fixture.member()
  for (const [source, days] of [
    ['g-1', 6],
    ['g-2', 5],
    ['g-3', 4],
    ['g-4', 3],
  ] as const)
    await rows(sql`insert into points_ledger (tenant_id, user_id, source_type, source_id, delta, occurred_at)
      values (${TENANT}, ${member.user.id}, 'game', ${source}, 245, ${ago(days * DAY_MS)}::timestamptz)`)
  const answer = await fixture.walk(member, 'rt-1', { captured_at: ago(2 * DAY_MS) })
  expect(answer.body.data).toMatchObject({ points_awarded: 20, outcome: 'daily_cap', balance: 1_000 })
})

it('treats a clock that is a little ahead as now', async () => {
  const member = await fixture.member()
  await fixture.walk(member, 'rt-1', { captured_at: ago(-4 * 60_000) })
  const { data } = (await fixture.get('/points/history', member)).body
  expect(Date.parse(data[0].occurred_at)).toBeLessThanOrEqual(Date.now())
})

it.each([
  ['rating', { rateable_type: 'castle', rateable_id: 'x', rating: 5 }],
  ['rating', { rateable_type: 'event', rateable_id: 'ev-1', rating: 0 }],
  ['rating', { rateable_type: 'event', rateable_id: 'ev-1', rating: 6 }],
  ['rating', { rateable_type: 'event', rateable_id: 'ev-1', rating: 4.5 }],
  ['rating', { rateable_type: 'event', rateable_id: 'ev-1', rating: '4' }],
  ['rating', { rateable_type: 'event', rateable_id: 'ev-1', rating: 5, points: 1_000 }],
  ['checkin', HERE],
  ['checkin', { ...HERE, poi_type: 'location' }],
  ['checkin', { ...HERE, check_in_point_id: 'cp-1', points: 1_000 }],
  ['checkin', { ...HERE, check_in_point_id: 'cp-1', lat: 91 }],
  ['complete-route', {}],
  ['complete-route', { route_id: 'rt-1', points: 500 }],
])('refuses %s with %j', async (path, body) => {
  const answer = await fixture.post(path, await fixture.member(), body)
  expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
})

it('answers a repetition with the same key with the first answer, and refuses another body', async () => {
  const member = await fixture.member()
  const key = { 'idempotency-key': 'a-form-that-was-opened' }
  const first = await fixture.post('complete-route', member, { route_id: 'rt-1', ...HERE }, key)
  const second = await fixture.post('complete-route', member, { route_id: 'rt-1', ...HERE }, key)
  expect(second.body).toEqual(first.body)
  expect(second.headers['idempotency-replayed']).toBe('true')
  expect(await fixture.post('complete-route', member, { route_id: 'rt-2', ...HERE }, key)).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused' },
  })
  expect(await ledgerOf(member)).toEqual([{ delta: 50 }])
})

const atOnce = async (person: TestPerson) => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => fixture.checkIn(person, { check_in_point_id: 'cp-1' })),
  )
  return answers.filter((answer) => answer.body.data?.points_awarded === 70).length
}

it('pays one of fifty concurrent taps', async () => {
  const member = await fixture.member()
  expect(await atOnce(member)).toBe(1)
  expect(await ledgerOf(member)).toEqual([{ delta: 70 }])
})

it.runIf(isPostgres)('control: pays more than once without the constraint of the database', async () => {
  await fixture.api.database.withScriptSession((session) =>
    session.query('alter table points_ledger drop constraint points_source_uq'),
  )
  const member = await fixture.member()
  const barrier = { table: 'points_ledger', count: 2 }
  expect(await withInsertBarrier(fixture.api.database, barrier, () => atOnce(member))).toBeGreaterThan(1)
})

it('keeps ledger and accounts equal', async () => {
  expect(await rows(sql`select * from points_drift`)).toEqual([])
})
