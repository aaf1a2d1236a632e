import type { FavoritableType } from '@sureda/contract/codes/enums'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import type { Db } from '../../../database/database.ts'
import { and, eq, sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import { favorites } from './favorites.tables.ts'

export interface FavoriteRow {
  type: FavoritableType
  id: string
  title: LocalizedText
  subtitle: LocalizedText | string | null
  created_at: string
  image: string | null
  imageAlt: LocalizedText | null
  imageColor: string | null
  imageWidths: number[]
}

export interface Favorite {
  tenantId: string
  userId: string
  type: FavoritableType
  id: string
}

/** Newest first, with current titles and pictures, without objects that the office has removed. */
export function listFavorites(db: Db, owner: { tenantId: string; userId: string }) {
  return rowsOf<FavoriteRow>(
    db,
    sql`select f.favoritable_type as type, f.favoritable_id as id, o.title, o.subtitle,
               to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
               o.image, o.image_alt as "imageAlt", o.image_color as "imageColor", o.image_widths as "imageWidths"
        from favorites f join favoritables o
          on o.tenant_id = f.tenant_id and o.type = f.favoritable_type and o.id = f.favoritable_id
        where f.tenant_id = ${owner.tenantId} and f.user_id = ${owner.userId}::uuid
        order by f.created_at desc, f.favoritable_type, f.favoritable_id`,
  )
}

export async function findFavorite(db: Db, { tenantId, userId, type, id }: Favorite) {
  const rows = await listFavorites(db, { tenantId, userId })
  return rows.find((row) => row.type === type && row.id === id)
}

/** Whether this object exists and can be a favorite. */
export async function isFavoritable(db: Db, { tenantId, type, id }: Favorite): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from favoritables where tenant_id = ${tenantId} and type = ${type} and id = ${id}`,
  )
  return rows.length > 0
}

/** True if it was new. */
export async function insertFavorite(db: Db, favorite: Favorite): Promise<boolean> {
  const rows = await db
    .insert(favorites)
    .values({
      tenantId: favorite.tenantId,
      userId: favorite.userId,
      favoritableType: favorite.type,
      favoritableId: favorite.id,
    })
    .onConflictDoNothing()
    .returning({ id: favorites.favoritableId })
  return rows.length > 0
}

/** True if there was one. */
export async function deleteFavorite(db: Db, favorite: Favorite): Promise<boolean> {
  const rows = await db
    .delete(favorites)
    .where(
      and(
        eq(favorites.tenantId, favorite.tenantId),
        eq(favorites.userId, favorite.userId),
        eq(favorites.favoritableType, favorite.type),
        eq(favorites.favoritableId, favorite.id),
      ),
    )
    .returning({ id: favorites.favoritableId })
  return rows.length > 0
}
