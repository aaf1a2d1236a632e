/**
 * `[latitude, longitude, metres above the sea]`; a fourth number, 1, marks a point with which a new part of the way begins: between it and the
 * point before no one walks.
 */
export type TrackPoint = readonly [latitude: number, longitude: number, elevation: number, begins?: 1]

/** Whether a new part of the way begins here. The first point of a line begins the first one without a mark. */
export const beginsPart = (point: readonly unknown[] | undefined): boolean => point?.[3] === 1

/** The parts of a way that are walked without a break; of most ways there is one. */
export function partsOf<Point extends readonly unknown[]>(track: readonly Point[]): Point[][] {
  const parts: Point[][] = []
  for (const point of track) {
    const part = parts.at(-1)
    if (part && !beginsPart(point)) part.push(point)
    else parts.push([point])
  }
  return parts
}
