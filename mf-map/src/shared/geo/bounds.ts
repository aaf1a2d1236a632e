export type Corners = [[south: number, west: number], [north: number, east: number]]

/** The smallest side in degrees: around a single point a map would show only one field. */
const LEAST = 0.008

/** The bounds of some places with a margin; null where there are none. */
export function boundsOf(places: readonly (readonly [number, number])[]): Corners | null {
  let [south, west, north, east] = [90, 180, -90, -180]
  // not Math.min(...): some engines do not take 50,000 arguments
  for (const [latitude, longitude] of places) {
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) continue
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
  }
  if (north < south) return null
  const [lat, lng] = [Math.max((north - south) * 0.1, LEAST), Math.max((east - west) * 0.1, LEAST)]
  return [
    [south - lat, west - lng],
    [north + lat, east + lng],
  ]
}

export const middleOf = ([[south, west], [north, east]]: readonly [
  readonly [number, number],
  readonly [number, number],
]) => ({ latitude: (south + north) / 2, longitude: (west + east) / 2 })
