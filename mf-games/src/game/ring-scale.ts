/** Size of the drawing, and radius of the ring within which the game can be played. */
export const FIELD = 280
export const HERE_RADIUS = 34
const EDGE_RADIUS = 122
/** From this distance on the player is at the edge of the drawing. */
const FAR_M = 5_000

/**
 * Radius of a distance on the drawing. It is logarithmic, so that the first kilometre and the last fifty metres both move the dot: `reach` metres
 * are the inner ring, five kilometres the edge.
 */
export function radiusFor(distance: number, reach: number): number {
  if (distance <= reach) return (distance / reach) * HERE_RADIUS
  const share = Math.log(distance / reach) / Math.log(FAR_M / reach)
  return HERE_RADIUS + (EDGE_RADIUS - HERE_RADIUS) * Math.min(1, share)
}

/** Point of the drawing at a compass direction and radius from its centre. */
export function pointAt(degrees: number, radius: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180
  return { x: FIELD / 2 + Math.sin(angle) * radius, y: FIELD / 2 - Math.cos(angle) * radius }
}
