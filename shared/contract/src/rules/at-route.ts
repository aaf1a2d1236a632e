import { distanceM, isAtPlace, type Position } from './at-place.ts'
import { ROUTE_REACH_M, ROUTE_SKETCH_REACH_M } from './limits.ts'
import { beginsPart } from './track-parts.ts'

/** A route as far as it is needed to tell who is on it. */
export interface RouteLine {
  /** True where the line is a sketch. */
  schematic: boolean
  track: readonly (readonly [latitude: number, longitude: number, ...unknown[]])[]
  start: Position
  /** Null where it ends at its start. */
  end: Position | null
}

/** Metres from a position to the nearest place of a route: its line, its start or its end. */
export function metresToRoute({ track, start, end }: RouteLine, here: Position): number {
  const ends = [start, end ?? start].map((place) => distanceM(here, place))
  const parts = track.map((point, index) => {
    const [latitude, longitude] = point
    // between two parts no one walks
    const before = beginsPart(point) ? undefined : track[index - 1]
    const [fromLat, fromLng] = before ?? [latitude, longitude]
    return distanceM(here, nearest({ latitude: fromLat, longitude: fromLng }, { latitude, longitude }, here))
  })
  return [...ends, ...parts].reduce((least, metres) => Math.min(least, metres))
}

/** How near to its line counts as on the route, in metres. */
export const routeReachM = ({ schematic }: Pick<RouteLine, 'schematic'>): number =>
  schematic ? ROUTE_SKETCH_REACH_M : ROUTE_REACH_M

/** Whether a person seen at `metres` from the line is on the route; the tolerance is that of games. The server decides by it. */
export const isOnRoute = (route: RouteLine, metres: number, accuracy = 0): boolean =>
  isAtPlace(metres, routeReachM(route), accuracy)

/** The place between `a` and `b` that is nearest to `here`, on a plane around it: exact enough for a piece of a path. */
function nearest(a: Position, b: Position, here: Position): Position {
  const shrink = Math.cos((here.latitude * Math.PI) / 180)
  const [dx, dy] = [(b.longitude - a.longitude) * shrink, b.latitude - a.latitude]
  const [px, py] = [(here.longitude - a.longitude) * shrink, here.latitude - a.latitude]
  const square = dx * dx + dy * dy
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square))
  return {
    latitude: a.latitude + (b.latitude - a.latitude) * share,
    longitude: a.longitude + (b.longitude - a.longitude) * share,
  }
}
