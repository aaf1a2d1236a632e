import type { Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { withTenant } from '../database/with-tenant.ts'
import { addDays, zonedInstant } from '../lib/local-time.ts'
import { reservations, slotInventory } from '../modules/bookings/reservations/reservations.tables.ts'
import { waitlistEntries } from '../modules/bookings/waitlist/waitlist.tables.ts'
import { favorites } from '../modules/members/favorites/favorites.tables.ts'
import { groupMembers, groups } from '../modules/members/profile/user.tables.ts'
import { dayIn } from '../modules/platform/tenant/local-day.ts'
import { addContent, addSchedule } from './test-content.ts'
import type { TestPerson } from './test-people.ts'

const lastDays = new WeakMap<Db, number>()

/**
 * A day without reservations. Counted per database, because test files share this module and a booking window ends
 * after some months.
 */
function nextDay(db: Db): string {
  const day = (lastDays.get(db) ?? 3) + 1
  lastDays.set(db, day)
  return addDays(dayIn('Europe/Madrid'), day)
}

/** The status to create; `begun` is a confirmed reservation that started an hour ago. */
type Progress = 'pending' | 'confirmed' | 'begun'

/** Creates a reservation of that person for two, each on a different day. @returns its id */
export async function addReservation(
  db: Db,
  person: TestPerson,
  experienceId: string,
  progress: Progress = 'pending',
): Promise<string> {
  const tenantId = person.headers.host.replace('.localhost', '')
  const [date, time] = [nextDay(db), '10:00']
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

/** Creates a group of that guide for eight with one person in it. @returns the group's id */
export async function addGroup(
  db: Db,
  guide: TestPerson,
  member: { memberId?: string; userId?: string } = {},
): Promise<string> {
  const tenantId = guide.headers.host.replace('.localhost', '')
  return withTenant(db, tenantId, async (tx) => {
    const values = { tenantId, ownerId: guide.user.id, name: 'Colla', people: 8 }
    const [row] = await tx.insert(groups).values(values).returning({ id: groups.id })
    if (!row) throw new Error('the group was not stored')
    const { memberId: id, userId } = member
    await tx.insert(groupMembers).values({ tenantId, groupId: row.id, id, userId, name: 'Ona Serra' })
    return row.id
  })
}

/** Offers seats to that person for another hour, each time on a different day. @returns the id of the waitlist entry */
export async function addOffer(db: Db, person: TestPerson, experienceId: string): Promise<string> {
  const tenantId = person.headers.host.replace('.localhost', '')
  const [date, time] = [nextDay(db), '10:00']
  const startsAt = zonedInstant(date, time, 'Europe/Madrid')
  return withTenant(db, tenantId, async (tx) => {
    const slot = { tenantId, experienceId, date, time }
    await tx.insert(slotInventory).values({ ...slot, capacity: 10, scheduled: 10 })
    const offer = { status: 'offered', offerUntil: new Date(Date.now() + 3_600_000) } as const
    const [row] = await tx
      .insert(waitlistEntries)
      .values({ ...slot, ...offer, userId: person.user.id, startsAt, closesAt: startsAt, people: 1 })
      .returning({ id: waitlistEntries.id })
    if (!row) throw new Error('the offer was not stored')
    return row.id
  })
}

let lastLine = 0

/**
 * Offers seats of a separate experience to three people: the owner of the test, another person, and one of the other
 * tenant.
 */
export async function addOffers(db: Db, owner: TestPerson, other: TestPerson, stranger: TestPerson) {
  const id = `e-line-${++lastLine}`
  for (const tenantId of ['gavarres', 'raya']) {
    await addContent(db, tenantId, { experiences: [{ id: `${id}-${tenantId}` }] })
    await addSchedule(db, tenantId, `${id}-${tenantId}`)
  }
  return {
    isPublic: false,
    own: await addOffer(db, owner, `${id}-gavarres`),
    foreign: await addOffer(db, other, `${id}-gavarres`),
    elsewhere: await addOffer(db, stranger, `${id}-raya`),
  }
}

/** Makes a route a favorite of that person. */
export async function addFavorite(db: Db, person: TestPerson, routeId: string): Promise<void> {
  const tenantId = person.headers.host.replace('.localhost', '')
  const favorite = {
    tenantId,
    userId: person.user.id,
    favoritableType: 'route',
    favoritableId: routeId,
  } as const
  await withTenant(db, tenantId, (tx) => tx.insert(favorites).values(favorite))
}

/** Gives so many points to everyone of the tenant. */
export async function givePoints(db: Db, tenantId: string, points: number): Promise<void> {
  await withTenant(db, tenantId, (tx) =>
    tx.execute(sql`insert into points_ledger (tenant_id, user_id, source_type, source_id, delta)
      select tenant_id, id, 'game', 'given', ${points} from users where tenant_id = ${tenantId}`),
  )
}
