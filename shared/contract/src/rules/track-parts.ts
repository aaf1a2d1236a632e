/** `[latitude, longitude, metres above sea level]`; a fourth number, 1, begins a new part: the gap before it is not walked. */
export type TrackPoint = readonly [latitude: number, longitude: number, elevation: number, begins?: 1]

/** Whether a new part begins here. The first point needs no mark. */
export const beginsPart = (point: readonly unknown[] | undefined): boolean => point?.[3] === 1

/** The parts of a track walked without a break; most have one. */
export function partsOf<Point extends readonly unknown[]>(track: readonly Point[]): Point[][] {
  const parts: Point[][] = []
  for (const point of track) {
    const part = parts.at(-1)
    if (part && !beginsPart(point)) part.push(point)
    else parts.push([point])
  }
  return parts
}
