import type { Db } from '../../../database/database.ts'
import { and, eq, inArray, sql } from '../../../database/orm.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { uploads } from '../../members/profile/user.tables.ts'
import type { Guide } from '../dashboard/guide.queries.ts'

/** Of these stored paths, those that the guide has uploaded for this experience. */
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

/** Stored pictures of a person that no experience shows: profile photo, logo, photos that were never saved. */
export function listOwnPictures(db: Db, { tenantId, userId }: Guide) {
  const isShown = sql`exists (select 1 from ${experiences} e where e.tenant_id = ${uploads.tenantId} and e.id = ${uploads.experienceId}
    and (e.image = ${uploads.path} or e.gallery @> jsonb_build_array(jsonb_build_object('image', ${uploads.path}))))`
  return db
    .select({ path: uploads.path, widths: uploads.imageWidths })
    .from(uploads)
    .where(and(eq(uploads.tenantId, tenantId), eq(uploads.userId, userId), sql`not ${isShown}`))
}
