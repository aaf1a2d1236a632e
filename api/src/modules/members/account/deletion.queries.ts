import { randomUUID } from 'node:crypto'
import { DELETED_DOMAIN } from '@sureda/contract/schemas/fields/email'
import type { Db } from '../../../database/database.ts'
import { sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import { isRetryDue, type JobScope } from '../../../jobs/process-each.ts'
import type { Owner } from '../../bookings/reservations/reservations.queries.ts'

export interface DueDeletion {
  id: string
  email: string
  avatar: string | null
}

/** False if another call has marked the account already. */
export async function markForDeletion(
  db: Db,
  { tenantId, userId }: Owner,
  deletesAt: Date,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update users set deletes_at = ${deletesAt.toISOString()}::timestamptz
        where tenant_id = ${tenantId} and id = ${userId}::uuid and deletes_at is null returning id`,
  )
  return rows.length > 0
}

/** Own reservations that have not begun. Those of a group stay while another member of it has an account. */
const isOpenAndOwn = ({ tenantId, userId }: Owner) => sql`
  r.tenant_id = ${tenantId} and r.user_id = ${userId}::uuid and r.status in ('pending', 'confirmed') and r.starts_at > now()
  and not exists (select from group_members m where m.tenant_id = r.tenant_id and m.group_id = r.group_id
    and m.user_id is not null and m.user_id <> r.user_id)`

export async function countOpenReservations(db: Db, owner: Owner): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from reservations r where ${isOpenAndOwn(owner)}`,
  )
  return row?.count ?? 0
}

/** Cancels them in the order in which seats are locked everywhere. */
export async function cancelOpenReservations(db: Db, owner: Owner): Promise<void> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select r.id from reservations r where ${isOpenAndOwn(owner)}
        order by r.experience_id, r.date, r.time, r.id for update`,
  )
  for (const { id } of rows)
    await db.execute(
      sql`update reservations set status = 'cancelled', cancelled_by = 'member', changed_by = ${`user:${owner.userId}`}
          where tenant_id = ${owner.tenantId} and id = ${id}::uuid`,
    )
}

/** Ends waitlist entries. Called before the reservations are cancelled, so that their seats are not offered to the same person. */
export async function leaveWaitlists(db: Db, { tenantId, userId }: Owner): Promise<void> {
  await db.execute(
    sql`update waitlist_entries set status = 'left'
        where tenant_id = ${tenantId} and user_id = ${userId}::uuid and status in ('waiting', 'offered')`,
  )
}

/** Makes another member with an account the leader: a leader or contact, else the first who joined. */
export async function transferGroups(db: Db, { tenantId, userId }: Owner): Promise<void> {
  await db.execute(
    sql`update group_members set role = 'leader' where tenant_id = ${tenantId} and id in (
          select distinct on (other.group_id) other.id
          from group_members mine join group_members other
            on other.tenant_id = mine.tenant_id and other.group_id = mine.group_id and other.user_id <> mine.user_id
          where mine.tenant_id = ${tenantId} and mine.user_id = ${userId}::uuid and mine.role = 'leader'
          order by other.group_id, (other.role in ('leader', 'contact')) desc, other.number)`,
  )
}

/** Deletes the groups of a former guide; a group with open reservations stays until they are over. */
export async function dissolveGroups(db: Db, { tenantId, userId }: Owner): Promise<void> {
  await db.execute(
    sql`update groups g set deleted_at = now() where tenant_id = ${tenantId} and owner_id = ${userId}::uuid and deleted_at is null
        and not exists (select from reservations r where r.tenant_id = g.tenant_id and r.group_id = g.id and r.status in ('pending', 'confirmed'))`,
  )
}

/** Accounts whose seven days are over. Concurrent processes get different ones. */
export function claimDueDeletions(db: Db, scope: JobScope, limit: number): Promise<DueDeletion[]> {
  return rowsOf<DueDeletion>(
    db,
    sql`select id, email, avatar from users where tenant_id = ${scope.tenantId} and deletes_at <= now() and deleted_at is null
          and ${isRetryDue(scope, sql`users.id`)}
        order by deletes_at, id limit ${limit} for update skip locked`,
  )
}

/** Removes everything personal from the row of a person. */
export async function anonymizeUser(db: Db, { tenantId, userId }: Owner): Promise<void> {
  await db.execute(
    sql`update users set name = '–', email = ${`${randomUUID()}@${DELETED_DOMAIN}`}, user_name = null, phone = null, avatar = null,
          preferred_language = null, password_hash = null, email_verified_at = null, preferences = '{}',
          notifications = '{"push": false, "email": false, "offers": false}',
          privacy = '{"share_location": false, "public_profile": false}', deleted_at = now()
        where tenant_id = ${tenantId} and id = ${userId}::uuid`,
  )
}
