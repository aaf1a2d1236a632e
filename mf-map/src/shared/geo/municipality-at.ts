import type { Outlines } from '@sureda/contract/schemas/platform/outlines'

/** The name of the municipality of a place; null outside of all. */
export function municipalityAt(
  { municipalities }: Outlines,
  place: { latitude: number; longitude: number },
): string | null {
  return municipalities.find(({ rings }) => rings.some((ring) => isInside(ring, place)))?.name ?? null
}

/** Ray casting: a place is inside if a line to the east crosses the ring an odd number of times. */
function isInside(
  ring: readonly [number, number][],
  { latitude, longitude }: { latitude: number; longitude: number },
): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[lat, lng], [lastLat, lastLng]] = [ring[i] ?? [0, 0], ring[j] ?? [0, 0]]
    if (lat > latitude === lastLat > latitude) continue
    if (longitude < ((lastLng - lng) * (latitude - lat)) / (lastLat - lat) + lng) inside = !inside
  }
  return inside
}
