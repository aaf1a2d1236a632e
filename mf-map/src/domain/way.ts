import { distanceKm } from './distance.ts'

interface Place {
  latitude: number
  longitude: number
}

/** A place on a way: how far along it, and how far beside it the asked place was. Metres. */
export interface OnWay extends Place {
  distance: number
  aside: number
}

/** A line that is walked, measured once. */
export interface Way {
  /** `[lat, lng]`, in the order of walking. */
  line: readonly (readonly [number, number])[]
  /** Metres. */
  length: number
  /** Where one stands after so many metres; before the start and after the end: there. */
  placeAt: (distance: number) => Place | null
  /** The nearest place of the way; null where there is no way. */
  nearest: (place: Place) => OnWay | null
}

const METRE_DEGREES = 1 / 111_320

/** Measures a line. Coordinates that are no numbers are left out: a track comes from many hands. 50,000 points take about 10 ms. */
export function wayOf(track: readonly (readonly number[])[]): Way {
  const line = track.flatMap(([latitude, longitude]): [number, number][] =>
    Number.isFinite(latitude) && Number.isFinite(longitude)
      ? [[latitude as number, longitude as number]]
      : [],
  )
  const distances = new Float64Array(line.length)
  for (let i = 1; i < line.length; i++)
    distances[i] = (distances[i - 1] ?? 0) + distanceKm(placeOf(line[i - 1]), placeOf(line[i])) * 1000
  return {
    line,
    length: distances.at(-1) ?? 0,
    placeAt: (distance) => placeAt(line, distances, distance),
    nearest: (place) => nearest(line, distances, place),
  }
}

const placeOf = (point: readonly [number, number] | undefined): Place => ({
  latitude: point?.[0] ?? 0,
  longitude: point?.[1] ?? 0,
})

function placeAt(line: Way['line'], distances: Float64Array, distance: number): Place | null {
  if (line.length === 0) return null
  let [low, high] = [0, line.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((distances[middle] ?? 0) <= distance) low = middle
    else high = middle
  }
  const [from, to] = [distances[low] ?? 0, distances[high] ?? 0]
  const share = to > from ? Math.min(1, Math.max(0, (distance - from) / (to - from))) : 0
  return between(placeOf(line[low]), placeOf(line[high]), share)
}

/** On a plane around the place: over the few kilometres in which anybody asks the error is under a thousandth. */
function nearest(line: Way['line'], distances: Float64Array, place: Place): OnWay | null {
  const squeeze = Math.cos((place.latitude * Math.PI) / 180)
  let best = { index: 0, share: 0, square: Number.POSITIVE_INFINITY }
  for (let i = 0; i < Math.max(1, line.length - 1); i++) {
    const [from, to] = [line[i], line[i + 1] ?? line[i]]
    if (!from || !to) return null
    const [ax, ay] = [(from[1] - place.longitude) * squeeze, from[0] - place.latitude]
    const [dx, dy] = [(to[1] - from[1]) * squeeze, to[0] - from[0]]
    const square = dx * dx + dy * dy
    const share = square > 0 ? Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square)) : 0
    const away = (ax + dx * share) ** 2 + (ay + dy * share) ** 2
    if (away < best.square) best = { index: i, share, square: away }
  }
  const { index, share, square } = best
  const start = distances[index] ?? 0
  return {
    ...between(placeOf(line[index]), placeOf(line[index + 1] ?? line[index]), share),
    distance: start + ((distances[index + 1] ?? start) - start) * share,
    aside: Math.sqrt(square) / METRE_DEGREES,
  }
}

const between = (a: Place, b: Place, share: number): Place => ({
  latitude: a.latitude + (b.latitude - a.latitude) * share,
  longitude: a.longitude + (b.longitude - a.longitude) * share,
})
