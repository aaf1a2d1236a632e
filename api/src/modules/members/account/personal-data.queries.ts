import type { Db } from '../../../database/database.ts'
import { sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import type { PersonalColumn } from './personal-data.ts'

/** The person whose data is read or deleted, by every key that tables use. */
export interface Subject {
  tenantId: string
  userId: string
  email: string
}

function isTheirs({ column, by }: PersonalColumn, { tenantId, userId, email }: Subject) {
  const name = sql`t.${sql.identifier(column)}`
  const whose =
    by === 'email'
      ? sql`lower(${name}) = ${email}`
      : by === 'player'
        ? sql`${name} = ${`user:${userId}`}`
        : sql`${name} = ${userId}::uuid`
  return sql`t.tenant_id = ${tenantId} and ${whose}`
}

/** The rows as the archive contains them: every column but the tenant and hidden ones. */
export async function readRows(
  db: Db,
  source: PersonalColumn,
  subject: Subject,
): Promise<Record<string, unknown>[]> {
  const rows = await rowsOf<{ row: Record<string, unknown> }>(
    db,
    sql`select to_jsonb(t) as row from ${sql.identifier(source.table)} t where ${isTheirs(source, subject)}`,
  )
  const hidden = new Set(['tenant_id', ...(source.hidden ?? [])])
  return rows.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name))))
}

export async function deleteRows(db: Db, source: PersonalColumn, subject: Subject): Promise<void> {
  await db.execute(sql`delete from ${sql.identifier(source.table)} t where ${isTheirs(source, subject)}`)
}

/** Deletes from the append-only ledger, which only this function of the database can. */
export async function deletePoints(db: Db, { tenantId, userId }: Subject): Promise<void> {
  await db.execute(sql`select forget_points(${tenantId}, ${userId}::uuid)`)
}

/** Empties the texts of the person in past reservations. */
export async function clearReservationTexts(db: Db, { tenantId, userId }: Subject): Promise<void> {
  await db.execute(
    sql`update reservations set special_requests = null, cancel_reason = null, changed_by = 'forgotten'
        where tenant_id = ${tenantId} and user_id = ${userId}::uuid and (special_requests is not null or cancel_reason is not null)`,
  )
}
