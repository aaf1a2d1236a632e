import { distanceM, isAtPlace, type Position } from './at-place.ts'
import { ROUTE_REACH_M, ROUTE_SKETCH_REACH_M } from './limits.ts'
import { beginsPart } from './track-parts.ts'

/** The parts of a route that decide whether a person is on it. */
export interface RouteLine {
  /** True where the line is a sketch. */
  schematic: boolean
  track: readonly (readonly [latitude: number, longitude: number, ...unknown[]])[]
  start: Position
  /** Null where it ends at its start. */
  end: Position | null
}

/** Metres from a position to the nearest point of a route: its line, start or end. */
export function metresToRoute({ track, start, end }: RouteLine, here: Position): number {
  const ends = [start, end ?? start].map((place) => distanceM(here, place))
  const parts = track.map((point, index) => {
    const [latitude, longitude] = point
    // a gap between two parts is not walked
    const before = beginsPart(point) ? undefined : track[index - 1]
    const [fromLat, fromLng] = before ?? [latitude, longitude]
    return distanceM(here, nearest({ latitude: fromLat, longitude: fromLng }, { latitude, longitude }, here))
  })
  return [...ends, ...parts].reduce((least, metres) => Math.min(least, metres))
}

/** Distance from the line in metres that counts as on the route. */
export const routeReachM = ({ schematic }: Pick<RouteLine, 'schematic'>): number =>
  schematic ? ROUTE_SKETCH_REACH_M : ROUTE_REACH_M

/** Whether a person seen at `metres` from the line is on the route, with the same tolerance as games. The server decides. */
export const isOnRoute = (route: RouteLine, metres: number, accuracy = 0): boolean =>
  isAtPlace(metres, routeReachM(route), accuracy)

/** The point between `a` and `b` nearest to `here`, on a local plane: exact enough for a segment of a path. */
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
