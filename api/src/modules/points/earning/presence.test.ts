import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { HERE, type Points, startPoints, TENANT } from '../../../testing/points-fixture.ts'
import { withInsertBarrier } from '../../../testing/races/insert-barrier.ts'
import { addReservation } from '../../../testing/test-belongings.ts'
import { addContent } from '../../../testing/test-content.ts'
import type { TestPerson } from '../../../testing/test-people.ts'
import { awardCompleted, takeBackPoints } from '../../bookings/reservations/overdue.service.ts'
import { userPackages } from '../../members/profile/user.tables.ts'
import { pointsAccounts } from '../ledger/points.tables.ts'
import { awardPoints } from './award-points.service.ts'

const isPostgres = inject('databaseTemplate').kind === 'postgres'
const MANY = Array.from({ length: 12 }, (_, i) => `pk-many-${i}`)
let fixture: Points
beforeAll(async () => {
  fixture = await startPoints()
  await addContent(fixture.api.db, TENANT, {
    packages: MANY.map((id) => ({ id })),
    routes: ['a', 'b', 'c', 'd'].map((id) => ({ id: `rt-${id}` })),
  })
})
afterAll(() => fixture.api.close())

const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(fixture.api.db, TENANT, work)
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const balanceOf = async (person: TestPerson) => (await fixture.get('/points/balance', person)).body.data

async function travelled(): Promise<TestPerson> {
  const person = await fixture.member()
  const stay = { tenantId: TENANT, userId: person.user.id, startsOn: '2026-01-01', endsOn: '2026-01-03' }
  await inTenant(async (tx) => {
    await tx.insert(userPackages).values(MANY.map((packageId) => ({ ...stay, packageId })))
    // the account exists beforehand, so that the concurrent awards do not wait for each other to create it
    await tx.insert(pointsAccounts).values({ tenantId: TENANT, userId: person.user.id })
  })
  return person
}
/** Points of twelve concurrent ratings. */
async function paidAtOnce(): Promise<number> {
  const { user } = await travelled()
  const award = { tenantId: TENANT, userId: user.id, points: 10, now: new Date() }
  await Promise.all(
    MANY.map((id) => inTenant((tx) => awardPoints(tx, { ...award, source: { type: 'rating', id } }))),
  )
  const [row] = await inTenant((tx) =>
    rowsOf<{ balance: number }>(tx, sql`select balance from points_accounts where user_id = ${user.id}`),
  )
  return row?.balance ?? 0
}

it('pays nothing for ratings of places where the member has never been', async () => {
  const member = await fixture.member()
  for (const [kind, id] of [
    ['experience', 'e-1'],
    ['route', 'rt-1'],
    ['location', 'loc-1'],
    ['operator', 'op-1'],
    ['package', 'pk-1'],
    ['event', 'ev-1'],
  ] as const)
    expect((await fixture.rate(member, kind, id, 5)).body.data).toMatchObject({
      points_awarded: 0,
      outcome: 'no_points',
      rating: 5,
    })
  expect((await balanceOf(member)).balance).toBe(0)
})

it('pays five ratings a day and stores the others', async () => {
  const person = await travelled()
  for (const id of MANY) await fixture.rate(person, 'package', id, 5)
  expect((await balanceOf(person)).balance).toBe(50)
  expect(await paidAtOnce()).toBe(50)
})

it.runIf(isPostgres)(
  'control: pays too much to concurrent ratings without the lock of the account',
  async () => {
    const swap = (from: string, to: string) =>
      fixture.api.db.execute(
        sql.raw(
          `do $$ begin execute replace(pg_get_functiondef('cap_points'::regproc), '${from}', '${to}'); end $$`,
        ),
      )
    const lock = 'and a.user_id = new.user_id for update;'
    await swap(lock, 'and a.user_id = new.user_id;')
    const barrier = { table: 'points_ledger', count: 6 }
    expect(await withInsertBarrier(fixture.api.database, barrier, paidAtOnce)).toBeGreaterThan(50)
    await swap('and a.user_id = new.user_id;', lock)
  },
)

it('refuses a route for which there was no time after the one before', async () => {
  const member = await fixture.member()
  expect((await fixture.walk(member, 'rt-1', { captured_at: minutesAgo(600) })).status).toBe(201)
  const soon = await fixture.walk(member, 'rt-2', { captured_at: minutesAgo(590) })
  expect(soon).toMatchObject({ status: 422, body: { code: 'route_too_soon', data: { minutes: 10 } } })
  expect((await balanceOf(member)).balance).toBe(50)
  expect((await fixture.walk(member, 'rt-2', { captured_at: minutesAgo(580) })).status).toBe(201)
  // nor one squeezed in before a known one
  const between = await fixture.walk(member, 'rt-a', { captured_at: minutesAgo(610) })
  expect(between.body.code).toBe('route_too_soon')
})

it('pays six routes a day, whatever days are reported', async () => {
  const member = await fixture.member()
  const days = [1, 2, 3, 4, 5, 6]
  const routes = ['rt-1', 'rt-2', 'rt-a', 'rt-b', 'rt-c', 'rt-d']
  for (const [i, day] of days.entries())
    await fixture.walk(member, routes[i] ?? '', { captured_at: minutesAgo(day * 1_440) })
  expect((await balanceOf(member)).balance).toBe(300)
})

const point = (guide: TestPerson, over: object = {}) =>
  fixture
    .call('POST', '/guide/check-in-points', guide, {
      ...{ name: 'Font', latitude: HERE.lat, longitude: HERE.lng, radius: 30, points: 200 },
      ...over,
    })
    .then(({ body }) => body.data as { id: string })
const visit = async (person: TestPerson, id: string, over: object = {}) =>
  (await fixture.checkIn(person, { check_in_point_id: id, ...over })).body.data

it('pays nothing at a guide’s own points or at a copy of one, and has a cap per guide and day', async () => {
  const guide = await fixture.member({ isGuide: true })
  const friend = await fixture.member()
  const first = await point(guide)
  expect(await visit(guide, first.id)).toMatchObject({ points_awarded: 0, outcome: 'no_points' })
  expect(await visit(friend, first.id)).toMatchObject({ points_awarded: 200, outcome: 'awarded' })
  const gone = await fixture.api.app.inject({
    method: 'DELETE',
    url: `/api/v1/guide/check-in-points/${first.id}`,
    headers: guide.headers,
  })
  expect(gone.statusCode).toBeLessThan(300)
  const again = await point(guide, { latitude: HERE.lat + 0.0002 })
  expect(await visit(friend, again.id)).toMatchObject({ points_awarded: 0, outcome: 'no_points' })
  // a member who has not been there yet gets the points
  expect(await visit(await fixture.member(), again.id)).toMatchObject({ points_awarded: 200 })
  const elsewhere = { latitude: HERE.lat + 0.003 }
  const there = { lat: HERE.lat + 0.003 }
  expect(await visit(friend, (await point(guide, elsewhere)).id, there)).toMatchObject({
    points_awarded: 100,
    outcome: 'daily_cap',
  })
})

it('counts points that are reversed and awarded again once for the day', async () => {
  const member = await fixture.member()
  const id = await addReservation(fixture.api.db, member, 'e-1', 'confirmed')
  const scope = { tenantId: TENANT, clock: { now: new Date(), timeZone: 'Europe/Madrid' } }
  const row = { id, userId: member.user.id }
  await inTenant((tx) => awardCompleted(tx, scope, row))
  for (let i = 0; i < 20; i++) {
    await inTenant((tx) => takeBackPoints(tx, scope, row))
    await inTenant((tx) => awardCompleted(tx, scope, row))
  }
  expect(await balanceOf(member)).toMatchObject({ balance: 30, lifetime: 30, today: { earned: 30 } })
  // points that were spent cannot be taken back, and are not awarded a second time
  await inTenant((tx) =>
    tx.execute(sql`insert into points_ledger (tenant_id, user_id, source_type, source_id, delta)
      values (${TENANT}, ${member.user.id}, 'redemption', gen_random_uuid(), -20)`),
  )
  await inTenant((tx) => takeBackPoints(tx, scope, row))
  await inTenant((tx) => awardCompleted(tx, scope, row))
  expect(await balanceOf(member)).toMatchObject({ balance: 10, today: { earned: 30 } })
  expect(await inTenant((tx) => rowsOf(tx, sql`select * from points_drift`))).toEqual([])
})

it('refuses rewards while the e-mail is not confirmed', async () => {
  const stranger = await fixture.member({ emailVerifiedAt: null })
  await inTenant((tx) =>
    tx.execute(sql`insert into rewards (tenant_id, id, title, description, cost, stock)
      values (${TENANT}, 'rw-tea', '{"es":"Té"}', '{"es":"Té"}', 10, 5)`),
  )
  await fixture.checkIn(stranger, { check_in_point_id: 'cp-1' })
  const redeem = () => fixture.call('POST', '/rewards/rw-tea/redeem', stranger)
  expect(await redeem()).toMatchObject({ status: 422, body: { code: 'email_not_confirmed' } })
  await inTenant((tx) =>
    tx.execute(sql`update users set email_verified_at = now() where id = ${stranger.user.id}`),
  )
  expect((await redeem()).status).toBe(201)
})
