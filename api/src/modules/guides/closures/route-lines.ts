import type { RouteLine } from '@sureda/contract/rules/at-route'
import { partsOf } from '@sureda/contract/rules/track-parts'

type Corner = readonly [latitude: number, longitude: number, ...unknown[]]

/** The parts of a route from start to end; land between two parts is not on the route. */
export function linesOf({ track, start, end }: Omit<RouteLine, 'schematic'>): Corner[][] {
  const [first = [], ...others] = partsOf<Corner>(track)
  const lines: Corner[][] = [[[start.latitude, start.longitude], ...first], ...others]
  if (end) lines.at(-1)?.push([end.latitude, end.longitude])
  return lines
}
