import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { withTenant } from '../../database/with-tenant.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { createPerson } from '../../testing/test-people.ts'
import { seedTenants } from '../../testing/test-tenants.ts'
import { type Award, awardPoints } from './award-points.service.ts'
import { pointsAccounts } from './points.tables.ts'

let database: Database
const TENANT = 'gavarres'

beforeAll(async () => {
  database = await openTestDatabase()
  await seedTenants(database.db)
})
afterAll(() => database.close())

const someone = async () => (await createPerson(database.db, TENANT)).user.id
const at = (instant: string) => ({ now: new Date(instant), timeZone: 'Europe/Madrid' })
const noon = at('2026-06-10T10:00:00Z')

const award = async (userId: string, id: string, points: number, over: Partial<Award> = {}) => {
  const wanted = { tenantId: TENANT, userId, source: { type: 'game', id } as const, points, clock: noon }
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

it('stops at a thousand points on one day of the place, and begins anew after its midnight', async () => {
  const user = await someone()
  expect(await award(user, 'a', 700)).toBe(700)
  expect(await award(user, 'b', 700)).toBe(300)
  expect(await award(user, 'c', 1)).toBe(0)
  // half past eleven at night in Madrid, then a quarter past twelve
  expect(await award(user, 'd', 5, { clock: at('2026-06-10T21:30:00Z') })).toBe(0)
  expect(await award(user, 'e', 5, { clock: at('2026-06-10T22:15:00Z') })).toBe(5)
  // what met the cap is used up
  expect(await award(user, 'c', 1, { clock: at('2026-06-11T10:00:00Z') })).toBe(0)
})

it('counts what was done offline on the day it was done', async () => {
  const user = await someone()
  expect(await award(user, 'today', 1000)).toBe(1000)
  expect(await award(user, 'yesterday', 700, { clock: at('2026-06-09T10:00:00Z') })).toBe(700)
  expect(await award(user, 'yesterday too', 700, { clock: at('2026-06-09T12:00:00Z') })).toBe(300)
})

it('adds up to the cap exactly when awards come at the same moment', async () => {
  const user = await someone()
  const paid = await Promise.all(Array.from({ length: 30 }, (_, i) => award(user, `x-${i}`, 70)))
  expect(paid.reduce((sum, points) => sum + points, 0)).toBe(1000)
  expect(await balance(user)).toBe(1000)
})
