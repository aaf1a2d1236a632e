import { migrate } from '../../database/migrate.ts'
import { lte, sql } from '../../database/orm.ts'
import { openPostgres } from '../../database/postgres.ts'
import { rowsOf, withTenant } from '../../database/with-tenant.ts'
import { addDays } from '../../lib/local-time.ts'
import { slotInventory } from '../../modules/bookings/reservations/reservations.tables.ts'
import { dayIn } from '../../modules/platform/tenant/local-day.ts'
import { addContent, addSchedule } from '../test-content.ts'
import { createPerson } from '../test-people.ts'
import { seedTenants } from '../test-tenants.ts'

export const RACE_TENANT = 'gavarres'
export const RACE_EXPERIENCE = 'e-race'
export const RACE_TIME = '10:00'

/**
 * Creates one experience with one slot a day, a signed-in person for each booking, and one more day that does not
 * count.
 */
export async function prepareRace(url: string, size: { slots: number; seats: number; bookings: number }) {
  const database = await openPostgres({ url, poolSize: 4 })
  try {
    await migrate(database)
    await seedTenants(database.db)
    await addContent(database.db, RACE_TENANT, { experiences: [{ id: RACE_EXPERIENCE }] })
    await addSchedule(database.db, RACE_TENANT, RACE_EXPERIENCE, {
      slots: [{ time: RACE_TIME, capacity: size.seats }],
      bookingWindowDays: size.slots + 2,
    })
    const today = dayIn('Europe/Madrid')
    const tokens: string[] = []
    for (let i = 0; i < size.bookings; i++) {
      tokens.push((await createPerson(database.db, RACE_TENANT)).token)
    }
    const days = Array.from({ length: size.slots }, (_, i) => addDays(today, i + 1))
    return { tokens, days, warmUpDay: addDays(today, size.slots + 1) }
  } finally {
    await database.close()
  }
}

/** The content of the database, counted from the reservations and not from the counters. */
export async function raceOutcome(url: string, days: readonly string[]) {
  const database = await openPostgres({ url, poolSize: 1 })
  try {
    return await withTenant(database.db, RACE_TENANT, async (tx) => {
      const rows = await rowsOf<{ people: number }>(
        tx,
        sql`select sum(people)::int as people from reservations where status <> 'cancelled' and date <= ${days.at(-1)}::date
            group by date, time order by date, time`,
      )
      const ids = await rowsOf<{ id: string }>(tx, sql`select id::text from reservations`)
      const drift = await rowsOf(tx, sql`select * from reservation_inventory_drift`)
      const slots = await tx.$count(slotInventory, lte(slotInventory.date, days.at(-1) ?? ''))
      const booked = rows.map((row) => row.people)
      return {
        /** Seats booked per slot. */
        booked: [...booked, ...Array<number>(Math.max(0, slots - booked.length)).fill(0)],
        /** The ids of all reservations. */
        ids: new Set(ids.map((row) => row.id)),
        /** Slots whose counter differs from their reservations. */
        drift: drift.length,
      }
    })
  } finally {
    await database.close()
  }
}
