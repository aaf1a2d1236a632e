import { DAILY_POINTS_CAP } from '@sureda/contract/rules/limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { eq } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { seedTenants } from '../../../testing/test-tenants.ts'
import { pointsAccounts, pointsLedger } from '../ledger/points.tables.ts'
import { type Award, awardPoints } from './award-points.service.ts'

let database: Database
const TENANT = 'gavarres'

beforeAll(async () => {
  database = await openTestDatabase()
  await seedTenants(database.db)
})
afterAll(() => database.close())

const someone = async () => (await createPerson(database.db, TENANT)).user.id
const at = (instant: string) => ({ now: new Date(instant) })
const noon = at('2026-06-10T10:00:00Z')
const done = (instant: string) => ({ doneAt: new Date(instant) })

const award = async (userId: string, id: string, points: number, over: Partial<Award> = {}) => {
  const wanted = { tenantId: TENANT, userId, source: { type: 'game', id } as const, points, ...noon }
  return (await withTenant(database.db, TENANT, (tx) => awardPoints(tx, { ...wanted, ...over }))).points
}
const balance = async (userId: string) => {
  const [row] = await withTenant(database.db, TENANT, (tx) =>
    tx.select().from(pointsAccounts).where(eq(pointsAccounts.userId, userId)),
  )
  return row?.balance
}

it('pays each source once', async () => {
  const user = await someone()
  expect(await award(user, 'g-1', 50)).toBe(50)
  expect(await award(user, 'g-1', 50)).toBe(0)
  expect(await award(user, 'g-1', 50, { source: { type: 'route', id: 'g-1' } })).toBe(50)
  expect(await award(await someone(), 'g-1', 50)).toBe(50)
  expect(await balance(user)).toBe(100)
})

it('pays a daily source once a day', async () => {
  const user = await someone()
  const daily = (occurrence: string) => ({ source: { type: 'checkin', id: 'c', occurrence } as const })
  expect(await award(user, 'c', 10, daily('2026-06-10'))).toBe(10)
  expect(await award(user, 'c', 10, daily('2026-06-10'))).toBe(0)
  expect(await award(user, 'c', 10, daily('2026-06-11'))).toBe(10)
})

it('stops at a thousand points on one day in the tenant’s time zone, and starts again after its midnight', async () => {
  const user = await someone()
  expect(await award(user, 'a', 700)).toBe(700)
  expect(await award(user, 'b', 700)).toBe(300)
  expect(await award(user, 'c', 1)).toBe(0)
  // 23:30 in Madrid, then 00:15
  expect(await award(user, 'd', 5, at('2026-06-10T21:30:00Z'))).toBe(0)
  expect(await award(user, 'e', 5, at('2026-06-10T22:15:00Z'))).toBe(5)
  // the source that met the cap is used up
  expect(await award(user, 'c', 1, at('2026-06-11T10:00:00Z'))).toBe(0)
})

it('pays a whole offline day that is sent on the next one', async () => {
  const user = await someone()
  const paid: number[] = []
  for (const id of ['a', 'b', 'c', 'd']) paid.push(await award(user, id, 300, done('2026-06-09T10:00:00Z')))
  expect(paid).toEqual([300, 300, 300, 100])
})

it('stops at the cap of the reported day', async () => {
  const user = await someone()
  expect(await award(user, 'then', 900, at('2026-06-09T10:00:00Z'))).toBe(900)
  expect(await award(user, 'sent later', 300, done('2026-06-09T18:00:00Z'))).toBe(100)
  expect(await award(user, 'now', 900)).toBe(900)
})

it.each([
  ['23 hours', '2027-03-27T23:10:00Z', '2027-03-28T21:50:00Z', '2027-03-28T22:10:00Z'],
  ['25 hours', '2027-10-30T22:10:00Z', '2027-10-31T22:50:00Z', '2027-10-31T23:10:00Z'],
])('pays three routes walked on a day of %s, from midnight to midnight', async (_, first, last, next) => {
  const user = await someone()
  const walk = (id: string, walked: string) =>
    award(user, id, 50, { source: { type: 'route', id }, ...at('2027-11-03T10:00:00Z'), ...done(walked) })
  // what was walked on the next day takes nothing from this one
  expect(await walk('next', next)).toBe(50)
  expect(await walk('a', last)).toBe(50)
  expect(await walk('b', last)).toBe(50)
  expect(await walk('c', last)).toBe(50)
  expect(await walk('d', last)).toBe(0)
  expect(await walk('e', first)).toBe(0)
})

it('awards at most the cap on one day, whatever days are reported', async () => {
  const user = await someone()
  const paid: number[] = []
  for (const day of ['06', '07', '08', '09', '10'])
    paid.push(await award(user, day, 250, done(`2026-06-${day}T10:00:00Z`)))
  expect(paid).toEqual([250, 250, 250, 250, 0])
  expect(await award(user, 'the next day', 250, at('2026-06-11T10:00:00Z'))).toBe(250)
})

it('has the cap of the contract', async () => {
  expect(await award(await someone(), 'x', DAILY_POINTS_CAP + 1)).toBe(DAILY_POINTS_CAP)
})

it('records the points above the cap', async () => {
  const user = await someone()
  await award(user, 'x', 1_200)
  const [row] = await withTenant(database.db, TENANT, (tx) =>
    tx.select().from(pointsLedger).where(eq(pointsLedger.userId, user)),
  )
  expect(row?.meta).toEqual({ value: 1_200, capped: true })
})

/** Thirty concurrent awards, reported for seven days; returns their points. */
async function race(user: string) {
  const paid = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      award(user, `x-${i}`, 70, done(`2026-06-0${3 + (i % 7)}T10:00:00Z`)),
    ),
  )
  return paid.reduce((sum, points) => sum + points, 0)
}

it('adds up to exactly the cap for concurrent awards', async () => {
  const user = await someone()
  expect(await race(user)).toBe(1000)
  expect(await balance(user)).toBe(1000)
})

it('control: pays far more without the guard of the database', async () => {
  const guard = (state: 'disable' | 'enable') =>
    database.withScriptSession((session) =>
      session.query(`alter table points_ledger ${state} trigger cap_points`),
    )
  await guard('disable')
  expect(await race(await someone())).toBe(2100)
  await guard('enable')
})
