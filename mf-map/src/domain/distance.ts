interface Point {
  latitude: number
  longitude: number
}

const EARTH_KM = 6371

/** Great-circle distance in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const half =
    Math.sin(rad(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(rad(b.longitude - a.longitude) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half))
}

export function nearestFirst<T extends Point>(items: readonly T[], from: Point): T[] {
  return [...items].sort((a, b) => distanceKm(a, from) - distanceKm(b, from))
}
