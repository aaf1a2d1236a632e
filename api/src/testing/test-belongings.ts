import type { Db } from '../database/database.ts'
import { withTenant } from '../database/with-tenant.ts'
import { addDays, zonedInstant } from '../modules/content/local-time.ts'
import { reservations, slotInventory } from '../modules/reservations/reservations.tables.ts'
import { dayIn } from '../modules/tenant/local-day.ts'
import type { TestPerson } from './test-people.ts'

let lastDay = 3

/** As far as it has come: `begun` is a confirmed one that started an hour ago. */
type Progress = 'pending' | 'confirmed' | 'begun'

/** A reservation of that person for two, each on a day of its own; returns its id. */
export async function addReservation(
  db: Db,
  person: TestPerson,
  experienceId: string,
  progress: Progress = 'pending',
): Promise<string> {
  const tenantId = person.headers.host.replace('.localhost', '')
  const [date, time] = [addDays(dayIn('Europe/Madrid'), ++lastDay), '10:00']
  const startsAt =
    progress === 'begun' ? new Date(Date.now() - 3_600_000) : zonedInstant(date, time, 'Europe/Madrid')
  const status = progress === 'pending' ? 'pending' : 'confirmed'
  return withTenant(db, tenantId, async (tx) => {
    await tx.insert(slotInventory).values({ tenantId, experienceId, date, time, capacity: 10 })
    const values = {
      tenantId,
      userId: person.user.id,
      experienceId,
      date,
      time,
      startsAt,
      people: 2,
    } as const
    const endsAt = new Date(startsAt.getTime() + 7_200_000)
    const [row] = await tx
      .insert(reservations)
      .values({ ...values, endsAt, status, changedBy: 'test' })
      .returning({ id: reservations.id })
    if (!row) throw new Error('the reservation was not stored')
    return row.id
  })
}
