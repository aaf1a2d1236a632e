import type { Db } from '../../../database/database.ts'
import { databaseTime, nowPlus } from '../../../database/database-time.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { printError } from '../../../log/crash.ts'
import type { ObjectStore } from '../../../storage/object-store.ts'
import { removePhoto } from '../../../uploads/stored-photos.ts'
import { listOrphans, takeUnusedUploads } from './unused-uploads.queries.ts'

const DAY_MS = 86_400_000
/** A picture that is not shown is stored so long: an edit may wait on a phone as long as what its outbox holds. */
const UNUSED_DAYS = 7
/** Keys of one question to the database. */
const AT_ONCE = 500

/** Removes pictures that nothing shows. Rows first: an object whose row is gone is at worst an orphan. Returns how many pictures went. */
export async function forgetUnusedUploads(db: Db, store: ObjectStore, tenantId: string): Promise<number> {
  const before = nowPlus(-UNUSED_DAYS * DAY_MS)
  const gone = await withTenant(db, tenantId, (tx) => takeUnusedUploads(tx, tenantId, before))
  for (const { path, widths } of gone)
    await removePhoto(store, path, widths).catch((error: unknown) => printError('a picture stays', error))
  return gone.length
}

/**
 * Removes objects without a row: their process ended between storing and committing, or a removal failed. Those of the last day stay, whose row may still be
 * under way. Returns how many went.
 */
export async function removeOrphans(db: Db, store: ObjectStore, tenantId: string): Promise<number> {
  const now = await withTenant(db, tenantId, (tx) => databaseTime.of(tx))
  let removed = 0
  let keys: string[] = []
  const removeFound = async () => {
    const orphans = await withTenant(db, tenantId, (tx) => listOrphans(tx, tenantId, keys))
    for (const key of orphans)
      await store.remove([key]).then(
        () => removed++,
        (error: unknown) => printError('a picture stays', error),
      )
    keys = []
  }
  for await (const { key, at } of store.list(`uploads/${tenantId}`)) {
    if (at.getTime() < now.getTime() - DAY_MS) keys.push(key)
    if (keys.length === AT_ONCE) await removeFound()
  }
  await removeFound()
  return removed
}
