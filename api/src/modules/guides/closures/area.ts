import type { Position } from '@sureda/contract/rules/at-place'

/** `[latitude, longitude]` */
export type Corner = [number, number]
type Point = readonly [latitude: number, longitude: number, ...unknown[]]

/** Whether a place is in an area, in either winding order. Counts crossings of a ray to the east. */
export function isInArea(area: readonly Corner[], { latitude, longitude }: Position): boolean {
  let isInside = false
  for (const [[aLat, aLng], [bLat, bLng]] of edgesOf(area)) {
    if (aLat > latitude === bLat > latitude) continue
    if (longitude < ((bLng - aLng) * (latitude - aLat)) / (bLat - aLat) + aLng) isInside = !isInside
  }
  return isInside
}

/** Whether a line has a point in an area or crosses it. */
export function lineMeetsArea(area: readonly Corner[], line: readonly Point[]): boolean {
  const edges = edgesOf(area)
  return line.some((point, index) => {
    if (isInArea(area, { latitude: point[0], longitude: point[1] })) return true
    const before = line[index - 1]
    return before !== undefined && edges.some(([a, b]) => cross(a, b, before, point))
  })
}

function edgesOf(area: readonly Corner[]): [Corner, Corner][] {
  return area.map((corner, index) => [corner, area[(index + 1) % area.length] ?? corner])
}

/** On which side of the line from `a` to `b` a point lies. */
const side = (a: Point, b: Point, point: Point) =>
  Math.sign((b[1] - a[1]) * (point[0] - a[0]) - (b[0] - a[0]) * (point[1] - a[1]))

const cross = (a: Point, b: Point, c: Point, d: Point) =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
