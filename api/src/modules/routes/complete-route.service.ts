import { ROUTE_POINTS } from '@sureda/contract/limits'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { rowsOf } from '../../database/with-tenant.ts'
import { AppError } from '../../errors/app-error.ts'
import { type Earner, earn } from '../points/earn.service.ts'

/** A member says that they have done a route: points once per route. Throws `route_not_found`. */
export async function completeRoute(db: Db, earner: Earner, routeId: string, at: Date) {
  const [route] = await rowsOf(
    db,
    sql`select 1 from routes where tenant_id = ${earner.tenantId} and id = ${routeId} and active`,
  )
  if (!route) throw new AppError('route_not_found')
  return earn(db, earner, { source: { type: 'route', id: routeId }, points: ROUTE_POINTS, at })
}
