import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { eq, sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { addContent } from '../../../testing/test-content.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { seedTenants } from '../../../testing/test-tenants.ts'
import { pointsLedger } from '../../points/ledger/points.tables.ts'
import { completeDue, expireDue } from './overdue.service.ts'
import { reservations, slotInventory } from './reservations.tables.ts'

let database: Database
const TENANT = 'gavarres'
const HOUR = 3_600_000
const now = new Date('2026-06-10T12:00:00Z')
const scope = { tenantId: TENANT, clock: { now, timeZone: 'Europe/Madrid' } }
const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(database.db, TENANT, work)

beforeAll(async () => {
  database = await openTestDatabase()
  await seedTenants(database.db)
  await addContent(database.db, TENANT, { experiences: [{ id: 'e-1' }] })
  await inTenant((tx) =>
    tx
      .insert(slotInventory)
      .values({ tenantId: TENANT, experienceId: 'e-1', date: '2026-06-10', time: '10:00', capacity: 10_000 }),
  )
})
afterAll(() => database.close())

/** A reservation that starts and was made so many hours from now (negative: ago), one hour long. */
async function reservation(status: 'pending' | 'confirmed', startsIn: number, madeIn: number) {
  const { user } = await createPerson(database.db, TENANT)
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR)
  const [row] = await inTenant((tx) =>
    tx
      .insert(reservations)
      .values({
        ...{
          tenantId: TENANT,
          userId: user.id,
          experienceId: 'e-1',
          date: '2026-06-10',
          time: '10:00',
          people: 1,
        },
        ...{
          status,
          changedBy: 'import',
          startsAt: at(startsIn),
          endsAt: at(startsIn + 1),
          createdAt: at(madeIn),
        },
      })
      .returning({ id: reservations.id }),
  )
  return row?.id ?? ''
}
const find = async (id: string) => {
  const [row] = await inTenant((tx) => tx.select().from(reservations).where(eq(reservations.id, id)))
  return row
}

it('completes past reservations with thirty points, and no others', async () => {
  const over = await reservation('confirmed', -1, -50)
  const running = await reservation('confirmed', -0.5, -50)
  expect(await inTenant((tx) => completeDue(tx, scope))).toBe(1)
  expect(await inTenant((tx) => completeDue(tx, scope))).toBe(0)
  expect((await find(over))?.status).toBe('completed')
  expect((await find(running))?.status).toBe('confirmed')
  const [points] = await inTenant((tx) =>
    tx.select().from(pointsLedger).where(eq(pointsLedger.sourceId, over)),
  )
  expect(points).toMatchObject({ delta: 30, sourceType: 'reservation', occurrence: 'once' })
})

it('cancels unanswered requests after 48 hours or two hours before the start, and frees their seats', async () => {
  const tooOld = await reservation('pending', 100, -48)
  const tooLate = await reservation('pending', 2, -1)
  const waiting = await reservation('pending', 3, -47)
  const seats = async () => (await inTenant((tx) => tx.select().from(slotInventory)))[0]?.booked ?? 0
  const before = await seats()
  expect(await inTenant((tx) => expireDue(tx, scope))).toBe(2)
  expect(await find(tooOld)).toMatchObject({ status: 'cancelled', cancelledBy: 'system', cancelReason: null })
  expect(await find(tooLate)).toMatchObject({ status: 'cancelled' })
  expect((await find(waiting))?.status).toBe('pending')
  expect(await seats()).toBe(before - 2)
})

it('processes each row once with concurrent processes', async () => {
  for (let i = 0; i < 150; i++) await reservation(i % 2 ? 'confirmed' : 'pending', i % 2 ? -3 : 1, -10)
  const rounds = Array.from({ length: 8 }, (_, i) =>
    inTenant((tx) => (i % 2 ? completeDue : expireDue)(tx, scope)),
  )
  expect((await Promise.all(rounds)).reduce((sum, done) => sum + done, 0)).toBe(150)
  const paidTwice = await inTenant((tx) =>
    rowsOf(tx, sql`select source_id from points_ledger group by source_id having count(*) > 1`),
  )
  expect(paidTwice).toEqual([])
  for (const view of ['reservation_inventory_drift', 'points_drift']) {
    expect(await inTenant((tx) => rowsOf(tx, sql.raw(`select * from ${view}`)))).toEqual([])
  }
})
