import type { Route, RouteDetail, RoutePoint } from '@sureda/contract/schemas/catalogue/route'
import { fieldsOf, itemOf } from '../../../lib/fields.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import type { RouteDetailRow, RoutePointRow, RouteRow } from './routes.queries.ts'
import { routeDetailFields, routeFields, routePointFields } from './routes.tables.ts'

export const toRoute = (row: RouteRow, localizer: Localizer): Route => ({
  ...itemOf(routeFields, row, localizer),
  start: localizer.point(row.startPoint),
  operator: localizer.operator(row.operator),
})

const toRoutePoint = (row: RoutePointRow, localizer: Localizer): RoutePoint => ({
  id: row.id,
  ...fieldsOf(routePointFields, row, localizer),
  check_in: row.checkIn,
  ...localizer.image(row),
})

export const toRouteDetail = (
  row: RouteDetailRow,
  points: readonly RoutePointRow[],
  localizer: Localizer,
): RouteDetail => ({
  ...toRoute(row, localizer),
  ...fieldsOf(routeDetailFields, row, localizer),
  elevation_total:
    row.elevation_gain === null || row.elevation_loss === null
      ? null
      : row.elevation_gain + row.elevation_loss,
  track_verified: row.trackVerified,
  end: row.endPoint && localizer.point(row.endPoint),
  track: row.trackSimplified,
  points: points.map((point) => toRoutePoint(point, localizer)),
  useful_links: row.usefulLinks.map(({ label, url }) => ({ label: localizer.text(label), url })),
})
