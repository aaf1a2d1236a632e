import type { Db } from '../../../database/database.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { isRetryDue, processEach } from '../../../jobs/process-each.ts'
import type { ObjectStore } from '../../../storage/object-store.ts'

/** Longer than any backup is stored (docs/privacy.md). */
const STORED_MS = 400 * 86_400_000
const IDS_AT_ONCE = 1_000

const folderOf = (tenantId: string) => `deleted-people/${tenantId}`

/**
 * Records a deletion outside of the database, because a restored backup has the person again. The id is random and identifies no one without the
 * deleted row.
 */
export const recordDeletion = (store: ObjectStore, tenantId: string, userId: string): Promise<void> =>
  store.put(`${folderOf(tenantId)}/${userId}`, Buffer.from('deleted'))

/**
 * Makes deletions due that a restored backup has undone, so that the job `accounts` repeats them; removes records older than any backup. Returns the
 * number of people.
 */
export async function applyDeletions(db: Db, store: ObjectStore, tenantId: string): Promise<number> {
  const now = await databaseTime.of(db)
  const work = { tenantId, job: 'repeated deletions' }
  const ids: string[] = []
  const old: string[] = []
  for await (const { key, at } of store.list(folderOf(tenantId))) {
    if (now.getTime() - at.getTime() > STORED_MS) old.push(key)
    else ids.push(key.slice(folderOf(tenantId).length + 1))
  }
  let found = 0
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const these = JSON.stringify(ids.slice(from, from + IDS_AT_ONCE))
    found += await withTenant(db, tenantId, async (tx) => {
      const rows = await rowsOf<{ id: string }>(
        tx,
        sql`select id from users where tenant_id = ${tenantId} and deleted_at is null
            and id::text in (select jsonb_array_elements_text(${these}::jsonb))
            and (deletes_at is null or deletes_at > now()) and ${isRetryDue(work, sql`users.id`)} for update`,
      )
      return processEach(tx, work, rows, (alone, { id }) =>
        alone.execute(
          sql`update users set deletes_at = now() where tenant_id = ${tenantId} and id = ${id}::uuid`,
        ),
      )
    })
  }
  await store.remove(old)
  return found
}
