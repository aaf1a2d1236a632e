import type { Db } from '../../../database/database.ts'
import { databaseTime, nowPlus } from '../../../database/database-time.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { printError } from '../../../log/crash.ts'
import type { ObjectStore } from '../../../storage/object-store.ts'
import { removePhoto } from '../../../uploads/stored-photos.ts'
import { listOrphans, takeUnusedUploads } from './unused-uploads.queries.ts'

const DAY_MS = 86_400_000
/** How long an unused picture is stored: as long as an edit can wait in a phone's outbox. */
const UNUSED_DAYS = 7
/** Keys per database query. */
const AT_ONCE = 500

/**
 * Removes pictures that nothing shows. Rows first, because an object without a row is only an orphan. Returns how many
 * were removed.
 */
export async function forgetUnusedUploads(db: Db, store: ObjectStore, tenantId: string): Promise<number> {
  const before = nowPlus(-UNUSED_DAYS * DAY_MS)
  const gone = await withTenant(db, tenantId, (tx) => takeUnusedUploads(tx, tenantId, before))
  for (const { path, widths } of gone)
    await removePhoto(store, path, widths).catch((error: unknown) => printError('a picture stays', error))
  return gone.length
}

/**
 * Removes objects without a row, left when a process ended before its commit or a removal failed. Objects of the last
 * day stay, because their row may not be committed yet. Returns how many were removed.
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
