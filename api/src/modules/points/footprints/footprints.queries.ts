import type { Db } from '../../../database/database.ts'
import { and, desc, eq, sql } from '../../../database/orm.ts'
import { beyond, isUuid, type Page } from '../../../lib/page.ts'
import { footprints } from './footprints.tables.ts'

export interface Owner {
  tenantId: string
  userId: string
}

const ofOwner = ({ tenantId, userId }: Owner) =>
  and(eq(footprints.tenantId, tenantId), eq(footprints.userId, userId))
/** In whole milliseconds, because a cursor has no more. */
const moment = sql`date_trunc('milliseconds', ${footprints.createdAt})`
const columns = {
  id: footprints.id,
  inputs: footprints.inputs,
  result: footprints.result,
  factorsVersion: footprints.factorsVersion,
  createdAt: footprints.createdAt,
  moment: sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

/** Newest first. */
export function listFootprints(db: Db, owner: Owner, page: Page) {
  return db
    .select(columns)
    .from(footprints)
    .where(and(ofOwner(owner), beyond(page, [moment, footprints.id], 'desc')))
    .orderBy(desc(moment), desc(footprints.id))
    .limit(page.limit + 1)
}

export async function findFootprint(db: Db, owner: Owner, id: string) {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select(columns)
    .from(footprints)
    .where(and(ofOwner(owner), eq(footprints.id, id)))
  return row
}

export type FootprintRow = NonNullable<Awaited<ReturnType<typeof findFootprint>>>

export async function insertFootprint(db: Db, values: typeof footprints.$inferInsert): Promise<FootprintRow> {
  const [row] = await db.insert(footprints).values(values).returning(columns)
  if (!row) throw new Error('the footprint was not stored')
  return row
}

/** True if there was one. */
export async function deleteFootprint(db: Db, owner: Owner, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const rows = await db
    .delete(footprints)
    .where(and(ofOwner(owner), eq(footprints.id, id)))
    .returning({ id: footprints.id })
  return rows.length > 0
}
