import type { Db } from '../../../database/database.ts'
import { and, eq, lt, type SQL, sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { guideProfiles } from '../../guides/profile/guide-profile.tables.ts'
import { uploads, users } from '../profile/user.tables.ts'

/** Rows of pictures that were uploaded before and that nothing shows: replaced since, or never saved. Deletes and returns them. */
export function takeUnusedUploads(db: Db, tenantId: string, before: SQL<Date>) {
  const here = <T extends typeof users | typeof guideProfiles | typeof experiences>(table: T) =>
    eq(table.tenantId, uploads.tenantId)
  // three conditions, each of which becomes one join
  return db
    .delete(uploads)
    .where(
      and(
        eq(uploads.tenantId, tenantId),
        lt(uploads.createdAt, before),
        sql`not exists (select from ${users} where ${here(users)} and ${users.avatar} = ${uploads.path})`,
        sql`not exists (select from ${guideProfiles} where ${here(guideProfiles)} and ${guideProfiles.logoUrl} = ${uploads.path})`,
        sql`not exists (select from ${experiences} where ${here(experiences)} and ${experiences.id} = ${uploads.experienceId}
          and (${experiences.image} = ${uploads.path}
            or ${experiences.gallery} @> jsonb_build_array(jsonb_build_object('image', ${uploads.path}))))`,
      ),
    )
    .returning({ path: uploads.path, widths: uploads.imageWidths })
}

/**
 * Of these object keys, those that no row refers to and nothing shows. A photo of an experience is several objects, but
 * only one is in a row.
 */
export async function listOrphans(db: Db, tenantId: string, keys: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`with known (path) as (
          select path from uploads where tenant_id = ${tenantId}
          union all select avatar from users where tenant_id = ${tenantId}
          union all select logo_url from guide_profiles where tenant_id = ${tenantId}
          union all select image from experiences where tenant_id = ${tenantId}
          union all select photo ->> 'image' from experiences, jsonb_array_elements(gallery) photo where tenant_id = ${tenantId})
        select o.key from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as o (key)
        where not exists (select from known k where ${nameOf(sql`k.path`)} = ${nameOf(sql`o.key`)})`,
  )
  return rows.map(({ key }) => key)
}

/** The path without width and extension. */
const nameOf = (path: SQL) => sql`regexp_replace(${path}, '(-[0-9]{1,4})?[.]webp$', '')`
