import { columnsFrom } from '@sureda/api/lib/fields'
import {
  routeDetailFields,
  routeFields,
  routePointFields,
} from '@sureda/api/modules/catalogue/routes/routes.tables'
import type { Item } from '../pack/kinds.ts'
import type { Context } from './context.ts'
import { base, imageRow, shownRow, start } from './rows.ts'
import type { Row } from './upsert.ts'

export function routeRow(context: Context, item: Item<'routes'>): Row {
  const track = context.tracks.get(item.id)
  return {
    ...shownRow(context, item),
    ...columnsFrom(routeFields, item),
    ...columnsFrom(routeDetailFields, item),
    operator_id: item.operator ?? null,
    // a recorded line determines the elevation gain, so that it matches the profile
    elevation_gain: (item.verified ? track?.gain : item.elevation_gain) ?? track?.gain ?? null,
    elevation_loss: (item.verified ? track?.loss : item.elevation_loss) ?? track?.loss ?? null,
    elevation_min: track?.lowest ?? null,
    elevation_max: track?.highest ?? null,
    track_verified: item.verified ?? null,
    estimated: item.estimated,
    start_point: start(item.start),
    end_point: item.end ? start(item.end) : null,
    track_file: item.track,
    track: track?.full ?? [],
    track_simplified: track?.drawn ?? [],
    useful_links: item.useful_links,
    active: true,
    sort_order: item.order,
  }
}

export const routePointRows = (context: Context, route: Item<'routes'>): Row[] =>
  route.points.map((point) => ({
    ...base(context, point),
    ...imageRow(context, point.image),
    route_id: route.id,
    ...columnsFrom(routePointFields, point),
    radius_m: point.radius_m,
    check_in_points: point.points,
    notice: route.notice ?? null,
  }))
