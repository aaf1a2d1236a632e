import type { Route, RouteDetail, RoutePoint } from '@sureda/contract/schemas/catalogue/route'
import { fieldsOf, itemOf } from '../../../lib/fields.ts'
import type { Words } from '../../../lib/texts.ts'
import type { RouteDetailRow, RoutePointRow, RouteRow } from './routes.queries.ts'
import { routeDetailFields, routeFields, routePointFields } from './routes.tables.ts'

export const toRoute = (row: RouteRow, words: Words): Route => ({
  ...itemOf(routeFields, row, words),
  start: words.point(row.startPoint),
  operator: words.operator(row.operator),
})

const toRoutePoint = (row: RoutePointRow, words: Words): RoutePoint => ({
  id: row.id,
  ...fieldsOf(routePointFields, row, words),
  check_in: row.checkIn,
  ...words.image(row),
})

export const toRouteDetail = (
  row: RouteDetailRow,
  points: readonly RoutePointRow[],
  words: Words,
): RouteDetail => ({
  ...toRoute(row, words),
  ...fieldsOf(routeDetailFields, row, words),
  elevation_total:
    row.elevation_gain === null || row.elevation_loss === null
      ? null
      : row.elevation_gain + row.elevation_loss,
  track_verified: row.trackVerified,
  end: row.endPoint && words.point(row.endPoint),
  track: row.trackSimplified,
  points: points.map((point) => toRoutePoint(point, words)),
  useful_links: row.usefulLinks.map(({ label, url }) => ({ label: words.text(label), url })),
})
