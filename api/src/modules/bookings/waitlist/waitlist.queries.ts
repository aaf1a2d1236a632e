import type { Db } from '../../../database/database.ts'
import { and, asc, eq, gt, inArray, or, sql } from '../../../database/orm.ts'
import { beyond, isUuid, type Page } from '../../../lib/page.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { users } from '../../members/profile/user.tables.ts'
import type { Owner } from '../reservations/reservations.queries.ts'
import { slotInventory } from '../reservations/reservations.tables.ts'
import { waitlistEntries as entries } from './waitlist.tables.ts'

/** Ended entries are shown this long. */
const SHOWN_DAYS = 14
/** Larger than any sensible waitlist of a slot. */
const SLOT_WAITLIST_MAX = 500

const isOpen = inArray(entries.status, ['waiting', 'offered'])

const columns = {
  id: entries.id,
  number: entries.number,
  experienceId: entries.experienceId,
  date: entries.date,
  time: entries.time,
  startsAt: entries.startsAt,
  closesAt: entries.closesAt,
  people: entries.people,
  status: entries.status,
  offerUntil: entries.offerUntil,
  passedAt: entries.passedAt,
  passedSeats: entries.passedSeats,
  reservationId: entries.reservationId,
  createdAt: entries.createdAt,
  /** Entries for the same slot up to and including this one. */
  place: sql<number>`(select count(*)::int + 1 from waitlist_entries ahead where ahead.tenant_id = waitlist_entries.tenant_id
    and ahead.experience_id = waitlist_entries.experience_id and ahead.date = waitlist_entries.date and ahead.time = waitlist_entries.time
    and ahead.status = 'waiting' and ahead.number < waitlist_entries.number)`,
  freeSeats: sql<number>`least(${slotInventory.capacity}, ${slotInventory.scheduled}) - ${slotInventory.booked}`,
  hasReservation: sql<boolean>`exists (select from reservations r where r.tenant_id = waitlist_entries.tenant_id
    and r.user_id = waitlist_entries.user_id and r.experience_id = waitlist_entries.experience_id and r.date = waitlist_entries.date
    and r.status in ('pending', 'confirmed'))`,
  experience: {
    title: experiences.title,
    locationName: experiences.locationName,
    image: experiences.image,
    imageAlt: experiences.imageAlt,
    imageColor: experiences.imageColor,
    imageWidths: experiences.imageWidths,
  },
}

const ofExperience = and(eq(experiences.tenantId, entries.tenantId), eq(experiences.id, entries.experienceId))
const ofSlot = and(
  eq(slotInventory.tenantId, entries.tenantId),
  eq(slotInventory.experienceId, entries.experienceId),
  eq(slotInventory.date, entries.date),
  eq(slotInventory.time, entries.time),
)
const ownedBy = ({ tenantId, userId }: Owner) =>
  and(eq(entries.tenantId, tenantId), eq(entries.userId, userId))

const select = (db: Db) =>
  db.select(columns).from(entries).innerJoin(experiences, ofExperience).innerJoin(slotInventory, ofSlot)

const rank = sql<number>`(case ${entries.status} when 'offered' then 0 when 'waiting' then 1 else 2 end)`
/**
 * The start; for ended ones their end mirrored at the year 2100, so that the latest comes first. In whole milliseconds,
 * as in the cursor.
 */
const moment = sql`date_trunc('milliseconds', case when ${entries.endedAt} is null then ${entries.startsAt}
  else to_timestamp(4102444800 - extract(epoch from ${entries.endedAt})::double precision) end)`

/** Offers first, then waiting entries by start; then those ended in the last two weeks, latest first. */
export function listWaitlist(db: Db, owner: Owner, now: Date, page: Page) {
  const since = new Date(now.getTime() - SHOWN_DAYS * 86_400_000)
  return db
    .select({
      ...columns,
      rank,
      moment: sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(entries)
    .innerJoin(experiences, ofExperience)
    .innerJoin(slotInventory, ofSlot)
    .where(
      and(
        ownedBy(owner),
        or(isOpen, gt(entries.endedAt, since)),
        beyond(page, [rank, moment, entries.number]),
      ),
    )
    .orderBy(asc(rank), asc(moment), asc(entries.number))
    .limit(page.limit + 1)
}

/** `lock`: no one else changes it until the transaction ends. */
export async function findWaitlistEntry(db: Db, owner: Owner, id: string, { lock = false } = {}) {
  if (!isUuid(id)) return undefined
  const query = select(db).where(and(ownedBy(owner), eq(entries.id, id)))
  const [row] = lock ? await query.for('update', { of: entries }) : await query
  return row
}

export type WaitlistRow = NonNullable<Awaited<ReturnType<typeof findWaitlistEntry>>>

export interface Slot {
  experienceId: string
  date: string
  time: string
}
const isSlot = (tenantId: string, slot: Slot) =>
  and(
    eq(entries.tenantId, tenantId),
    eq(entries.experienceId, slot.experienceId),
    eq(entries.date, slot.date),
    eq(entries.time, slot.time),
  )

/** The person's existing entry for that slot. */
export async function findOpenEntry(db: Db, owner: Owner, slot: Slot) {
  const [row] = await select(db).where(and(ownedBy(owner), isSlot(owner.tenantId, slot), isOpen))
  return row
}

/** Undefined if there is one already. */
export async function insertWaitlistEntry(
  db: Db,
  values: Omit<typeof entries.$inferInsert, 'id'>,
): Promise<string | undefined> {
  const [row] = await db.insert(entries).values(values).onConflictDoNothing().returning({ id: entries.id })
  return row?.id
}

export async function updateWaitlistEntry(
  db: Db,
  tenantId: string,
  id: string,
  values: Partial<Pick<typeof entries.$inferInsert, 'status' | 'reservationId'>>,
): Promise<void> {
  await db
    .update(entries)
    .set(values)
    .where(and(eq(entries.tenantId, tenantId), eq(entries.id, id)))
}

/** The waitlist of a slot: offers, then the others by time of joining. */
export function listSlotWaitlist(db: Db, tenantId: string, slot: Slot) {
  return db
    .select({ ...columns, member: { name: users.name, phone: users.phone } })
    .from(entries)
    .innerJoin(experiences, ofExperience)
    .innerJoin(slotInventory, ofSlot)
    .innerJoin(users, and(eq(users.tenantId, entries.tenantId), eq(users.id, entries.userId)))
    .where(and(isSlot(tenantId, slot), isOpen))
    .orderBy(asc(sql`${entries.status} <> 'offered'`), asc(entries.number))
    .limit(SLOT_WAITLIST_MAX)
}

export type SlotWaitlistRow = Awaited<ReturnType<typeof listSlotWaitlist>>[number]
