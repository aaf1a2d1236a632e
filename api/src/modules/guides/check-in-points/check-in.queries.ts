import type { CheckInPlace } from '@sureda/contract/codes/enums'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import type { CheckInOffer } from '@sureda/contract/schemas/points/check-in'
import type { CheckInBody } from '@sureda/contract/schemas/points/points'
import type { Db } from '../../../database/database.ts'
import { sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'

export interface CheckInPlaceRow {
  id: string
  name: LocalizedText
  latitude: number
  longitude: number
  radiusM: number
  points: number
  /** False if guides would give points to themselves (`pays_at` of `0011_points.sql`). */
  pays: boolean
}

/** The check-in point with that id, else the first at that place. */
export async function findCheckInPlace(
  db: Db,
  { tenantId, userId }: { tenantId: string; userId: string },
  { check_in_point_id: id, poi_type, poi_id }: CheckInBody,
): Promise<CheckInPlaceRow | undefined> {
  const which =
    id === undefined ? sql`poi_type = ${poi_type ?? null} and poi_id = ${poi_id ?? null}` : sql`id = ${id}`
  const [row] = await rowsOf<CheckInPlaceRow>(
    db,
    sql`select id, name, latitude, longitude, radius_m as "radiusM", points, pays_at(tenant_id, ${userId}::uuid, id) as pays
        from check_in_places where tenant_id = ${tenantId} and ${which} order by id limit 1`,
  )
  return row
}

/**
 * The points of a check-in at an item, as a column of a query of that table; null if there are none. The table is named
 * explicitly, because Drizzle omits it in queries without joins, where the columns would refer to the inner query.
 */
export function checkInColumn(type: CheckInPlace, table: 'locations' | 'route_points' | 'operators') {
  const item = sql.identifier(table)
  return sql<CheckInOffer | null>`(
    select jsonb_build_object('id', c.id, 'points', c.points, 'radius_m', c.radius_m,
      'latitude', c.latitude, 'longitude', c.longitude) from check_in_places c
    where c.tenant_id = ${item}.tenant_id and c.poi_type = ${type} and c.poi_id = ${item}.id order by c.id limit 1)`
}
