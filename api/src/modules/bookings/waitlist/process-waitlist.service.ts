import type { Db } from '../../../database/database.ts'
import { and, asc, eq, inArray, lte } from '../../../database/orm.ts'
import { isRetryDue, processEach } from '../../../jobs/process-each.ts'
import { toBookableExperience } from '../availability/availability.service.ts'
import {
  findBookableExperience,
  lockSchedule,
  saveInventory,
} from '../availability/bookable-experience.queries.ts'
import { type Clock, type Schedule, slotsOn } from '../availability/slot-rules.ts'
import { waitlistEntries as entries, waitlistWakes } from './waitlist.tables.ts'
import { closesAt } from './waitlist-rules.ts'

interface Scope {
  tenantId: string
  clock: Clock
}
const BATCH = 100

/**
 * Expires up to a hundred offers and gives their seats to the next in the same transaction; returns how many. Runs in
 * every process.
 */
export async function expireOffers(db: Db, { tenantId, clock }: Scope): Promise<number> {
  const work = { tenantId, job: 'waitlist' }
  const due = await db
    .select({ id: entries.id })
    .from(entries)
    .where(
      and(
        eq(entries.tenantId, tenantId),
        eq(entries.status, 'offered'),
        lte(entries.offerUntil, clock.now),
        isRetryDue(work, entries.id),
      ),
    )
    // seats are locked in this order everywhere
    .orderBy(asc(entries.experienceId), asc(entries.date), asc(entries.time), asc(entries.id))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return processEach(db, work, due, (tx, { id }) => end(tx, tenantId, id))
}

/** Ends up to a hundred entries that can get no offer any more; returns how many. Runs in every process. */
export async function closeWaitlists(db: Db, { tenantId, clock }: Scope): Promise<number> {
  const work = { tenantId, job: 'waitlist' }
  const due = await db
    .select({ id: entries.id })
    .from(entries)
    .where(
      and(
        eq(entries.tenantId, tenantId),
        eq(entries.status, 'waiting'),
        lte(entries.closesAt, clock.now),
        isRetryDue(work, entries.id),
      ),
    )
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return processEach(db, work, due, (tx, { id }) => end(tx, tenantId, id))
}

async function end(db: Db, tenantId: string, id: string): Promise<void> {
  await db
    .update(entries)
    .set({ status: 'expired' })
    .where(and(eq(entries.tenantId, tenantId), eq(entries.id, id)))
}

/**
 * Updates the waitlists of one experience whose times have changed: slots get the capacity of the new schedule, which
 * offers freed seats; entries for removed slots end. Returns how many experiences it handled. Runs in every process.
 */
export async function followSchedule(db: Db, scope: Scope): Promise<number> {
  const work = { tenantId: scope.tenantId, job: 'schedules' }
  const wakes = await db
    .select({ id: waitlistWakes.experienceId })
    .from(waitlistWakes)
    .where(and(eq(waitlistWakes.tenantId, work.tenantId), isRetryDue(work, waitlistWakes.experienceId)))
    .limit(1)
    .for('update', { skipLocked: true })
  return processEach(db, work, wakes, (tx, { id }) => follow(tx, scope, id))
}

async function follow(db: Db, scope: Scope, experienceId: string): Promise<void> {
  const { tenantId } = scope
  const isThis = and(eq(entries.tenantId, tenantId), eq(entries.experienceId, experienceId))
  await lockSchedule(db, tenantId, experienceId)
  const row = await findBookableExperience(db, tenantId, experienceId)
  const schedule = row?.schedule ? toBookableExperience(row).schedule : undefined
  const slots = await db
    .selectDistinct({ date: entries.date, time: entries.time })
    .from(entries)
    .where(and(isThis, inArray(entries.status, ['waiting', 'offered'])))
    .orderBy(asc(entries.date), asc(entries.time))
  for (const slot of slots) await followSlot(db, scope, experienceId, slot, schedule)
  await db
    .delete(waitlistWakes)
    .where(and(eq(waitlistWakes.tenantId, tenantId), eq(waitlistWakes.experienceId, experienceId)))
}

async function followSlot(
  db: Db,
  { tenantId, clock }: Scope,
  experienceId: string,
  slot: { date: string; time: string },
  schedule: Schedule | undefined,
): Promise<void> {
  const ofSlot = and(
    eq(entries.tenantId, tenantId),
    eq(entries.experienceId, experienceId),
    eq(entries.date, slot.date),
    eq(entries.time, slot.time),
    inArray(entries.status, ['waiting', 'offered']),
  )
  const capacity = schedule && slotsOn(schedule, slot.date).find(({ time }) => time === slot.time)?.capacity
  if (!schedule || capacity === undefined) {
    // no seats become free any more for later entries
    await db
      .update(entries)
      .set({ status: 'expired' })
      .where(and(ofSlot, eq(entries.status, 'waiting')))
    await db.update(entries).set({ status: 'expired' }).where(ofSlot)
    return
  }
  await db
    .update(entries)
    .set({ closesAt: closesAt(schedule, slot, clock) })
    .where(and(ofSlot, eq(entries.status, 'waiting')))
  await saveInventory(db, { tenantId, experienceId, ...slot, capacity })
}
