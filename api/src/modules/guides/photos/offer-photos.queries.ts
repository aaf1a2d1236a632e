import type { Db } from '../../../database/database.ts'
import { and, eq, inArray, isNotNull, lt, type SQL, sql } from '../../../database/orm.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { uploads } from '../../members/profile/user.tables.ts'
import type { Guide } from '../dashboard/guide.queries.ts'

/** Of these stored paths those that the guide has uploaded for this experience. */
export function listUploadedPhotos(
  db: Db,
  { tenantId, userId }: Guide,
  experienceId: string,
  paths: readonly string[],
) {
  return db
    .select({ image: uploads.path, imageColor: uploads.imageColor, imageWidths: uploads.imageWidths })
    .from(uploads)
    .where(
      and(
        eq(uploads.tenantId, tenantId),
        eq(uploads.userId, userId),
        eq(uploads.experienceId, experienceId),
        inArray(uploads.path, [...paths]),
      ),
    )
}

const isShown = sql`exists (select 1 from ${experiences} e where e.tenant_id = ${uploads.tenantId} and e.id = ${uploads.experienceId}
  and (e.image = ${uploads.path} or e.gallery @> jsonb_build_array(jsonb_build_object('image', ${uploads.path}))))`

/** Stored pictures of a person that no experience shows: profile photo, logo, photos that were never saved. */
export function listOwnPictures(db: Db, { tenantId, userId }: Guide) {
  return db
    .select({ path: uploads.path, widths: uploads.imageWidths })
    .from(uploads)
    .where(and(eq(uploads.tenantId, tenantId), eq(uploads.userId, userId), sql`not ${isShown}`))
}

/** Rows of photos that were uploaded before and that no experience shows: dropped since, or never saved. Deletes and returns them. */
export function takeUnusedPhotos(db: Db, tenantId: string, before: SQL<Date>) {
  return db
    .delete(uploads)
    .where(
      and(
        eq(uploads.tenantId, tenantId),
        isNotNull(uploads.experienceId),
        lt(uploads.createdAt, before),
        sql`not ${isShown}`,
      ),
    )
    .returning({ path: uploads.path, widths: uploads.imageWidths })
}
