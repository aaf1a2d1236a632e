import { distanceM, type Position } from '@sureda/contract/rules/at-place'
import { metresToRoute } from '@sureda/contract/rules/at-route'
import { isNearTerritory } from '@sureda/contract/schemas/fields/near-territory'
import type { RecordedPoint } from '../pack/gpx.ts'
import type { Item } from '../pack/kinds.ts'
import type { TenantPack } from '../pack/tenant.ts'
import type { Track } from '../pack/track.ts'

type Bounds = TenantPack['map']['bounds']
export interface FieldFault {
  field: string
  message: string
}

/** A longer straight line between two points of one part is a gap. */
const LONGEST_STEP_M = 3000
/** No path has a larger step in height, if it is also more than twice the horizontal distance. */
const HIGHEST_STEP_M = 80
/** A height of exactly 0 that differs this much from the others is a missing value. */
const NOT_AT_SEA_M = 20
/** Maximum distance of start and stops from the line of a route. */
const BESIDE_M = 1000
/** This many points of equal height mean a recorder without elevation. */
const FLAT_POINTS = 30
/** A point this far from both neighbours, which are close to each other, is a wrong position. */
const SPIKE_M = 1000
/** A shorter line was recorded by a receiver that did not move. */
const SHORTEST_M = 20
/** Maximum plausible speed in metres per second, over a minute. */
const FASTEST = { caminata_senderismo: 8, caballo: 15, bicicleta: 25, vehiculos: 45 } as const
const OVER_MS = 60_000

/** Contradictions between a track and territory, route or common sense; the first of each kind. */
export function trackFaults(
  parts: readonly RecordedPoint[][],
  track: Track,
  route: Item<'routes'>,
  bounds: Bounds,
): FieldFault[] {
  const inFile = (message: string | undefined) =>
    message === undefined ? [] : [{ field: 'track', message: `${route.track} ${message}` }]
  const land = landOf(route, bounds)
  const outside = inFile(first(parts.flat(), (point) => outsideFault(point, land)))
  // all other faults would follow from this one
  if (outside.length > 0) return outside
  return [
    ...inFile(heightFault(parts)),
    ...inFile(
      track.lengthKm * 1000 < SHORTEST_M ? 'goes nowhere: its points are all at one place' : undefined,
    ),
    ...inFile(stepFault(parts)),
    ...inFile(spikeFault(parts)),
    ...inFile(speedFault(parts, route)),
    ...besideFaults(track, route),
  ]
}

/**
 * The area in which the track must be. An invented route of another region, as in a copy of the template, must at least
 * be near its start.
 */
function landOf({ demo, start }: Item<'routes'>, bounds: Bounds): Bounds {
  if (!demo || isNearTerritory(bounds, start) || isExchanged(start, bounds)) return bounds
  const corner: [number, number] = [start.latitude, start.longitude]
  return [corner, corner]
}

/** Remarks: gaps between parts, and points outside the map. */
export function trackRemarks(parts: readonly RecordedPoint[][], bounds: Bounds): string[] {
  const [[south, west], [north, east]] = bounds
  const left = parts
    .flat()
    .find(
      ({ latitude, longitude }) =>
        latitude < south || latitude > north || longitude < west || longitude > east,
    )
  const gaps = parts.slice(1).map((part, index) => {
    const [end, begin] = [parts[index]?.at(-1), part[0]]
    return end && begin ? `${distance(distanceM(end, begin))} before point ${begin.number}` : ''
  })
  return [
    ...(left ? [`leaves the map.bounds with point ${left.number}`] : []),
    ...(gaps.length > 0
      ? [
          `has ${parts.length} parts. Between them nothing is drawn or counted: ${gaps.slice(0, 5).join(', ')}`,
        ]
      : []),
  ]
}

/** Whether a place far from the territory would be inside with latitude and longitude swapped. */
export const isExchanged = ({ latitude, longitude }: Position, bounds: Bounds): boolean =>
  isNearTerritory(bounds, { latitude: longitude, longitude: latitude })

/** The fault of a place far from the territory, or undefined. */
export function placeFault(place: Position, bounds: Bounds): string | undefined {
  if (isNearTerritory(bounds, place)) return undefined
  const where = `${place.latitude}, ${place.longitude}`
  return isExchanged(place, bounds)
    ? `lies at ${where}: latitude and longitude look exchanged`
    : `lies at ${where}, far outside of the map.bounds of tenant.json`
}

function outsideFault(point: RecordedPoint, bounds: Bounds): string | undefined {
  const message = placeFault(point, bounds)
  return message && `point ${point.number} ${message}`
}

/** Faults of heights: jumps, or no heights at all. */
function heightFault(parts: readonly RecordedPoint[][]): string | undefined {
  const points = parts.flat()
  const [same] = points
  if (
    same &&
    (same.elevation === 0 || points.length >= FLAT_POINTS) &&
    points.every(({ elevation }) => elevation === same.elevation)
  )
    return `has no heights: every point says ${same.elevation}. Export it with elevation`
  return firstStep(parts, (before, point) => {
    const [rise, forward] = [Math.abs(point.elevation - before.elevation), distanceM(before, point)]
    const zero = [before, point].find(({ elevation }) => elevation === 0)
    if (zero && rise > NOT_AT_SEA_M && rise > forward / 2)
      return `point ${zero.number} has the elevation 0 beside ${before.elevation || point.elevation}: a missing height`
    return rise > HIGHEST_STEP_M && rise > forward * 2
      ? `jumps from ${before.elevation} to ${point.elevation} m of height at point ${point.number}`
      : undefined
  })
}

function spikeFault(parts: readonly RecordedPoint[][]): string | undefined {
  return first(parts, (part) =>
    first(part, (point, index) => {
      const [before, after] = [part[index - 1], part[index + 1]]
      if (!before || !after) return undefined
      const away = Math.min(distanceM(before, point), distanceM(point, after))
      return away > SPIKE_M && distanceM(before, after) < away / 4
        ? `jumps ${distance(away)} away and back at point ${point.number}: a wrong position. Remove it`
        : undefined
    }),
  )
}

const stepFault = (parts: readonly RecordedPoint[][]) =>
  firstStep(parts, (before, point) => {
    const metres = distanceM(before, point)
    return metres > LONGEST_STEP_M
      ? `jumps ${distance(metres)} before point ${point.number}. Draw the way between, or begin a new <trkseg> there`
      : undefined
  })

function speedFault(parts: readonly RecordedPoint[][], route: Item<'routes'>): string | undefined {
  const limit = Math.max(
    ...route.modality.map((one) => (one in FASTEST ? FASTEST[one as keyof typeof FASTEST] : 0)),
    FASTEST.caminata_senderismo,
  )
  return first(parts, (part) => {
    const timed = part.filter(({ at }) => at !== undefined)
    let from = 0
    return first(timed, (point, index) => {
      while (from + 1 < index && elapsed(timed[from + 1], point) >= OVER_MS) from++
      const ms = elapsed(timed[from], point)
      const start = timed[from]
      // for less than a minute, the whole duration counts
      if (!start || (ms < OVER_MS && (index < timed.length - 1 || ms <= 0))) return undefined
      const speed = distanceM(start, point) / (ms / 1000)
      return speed > limit
        ? `goes ${Math.round(speed * 3.6)} km/h at point ${point.number}: cut off what was driven`
        : undefined
    })
  })
}

const elapsed = (from: RecordedPoint | undefined, to: RecordedPoint) => (to.at ?? 0) - (from?.at ?? 0)

/** Start, end and stops must be along the line. */
function besideFaults({ full }: Track, route: Item<'routes'>): FieldFault[] {
  const [begin, end] = [full[0], full.at(-1)]
  if (!begin || !end) return []
  const to = (point: Track['full'][number]) =>
    distanceM(route.start, { latitude: point[0], longitude: point[1] })
  const faults: FieldFault[] = []
  if (to(begin) > BESIDE_M)
    faults.push({
      field: 'start',
      message:
        to(end) <= BESIDE_M
          ? `lies at the end of ${route.track}: the track runs the other way. Turn it round`
          : `lies ${distance(to(begin))} from where ${route.track} begins`,
    })
  // the end of a way there and back is where it turns
  const places = Object.entries({ ...(route.end && { end: route.end }), ...prefixed(route.points) })
  for (const [field, place] of places) {
    const first = { latitude: begin[0], longitude: begin[1] }
    const metres = metresToRoute({ schematic: false, track: full, start: first, end: null }, place)
    if (metres > BESIDE_M) faults.push({ field, message: `lies ${distance(metres)} beside ${route.track}` })
  }
  return faults
}

const prefixed = (points: readonly Position[]) =>
  Object.fromEntries(points.map((point, index) => [`points.${index}`, point]))

function first<Thing>(
  things: readonly Thing[],
  fault: (thing: Thing, index: number) => string | undefined,
): string | undefined {
  for (const [index, thing] of things.entries()) {
    const message = fault(thing, index)
    if (message) return message
  }
  return undefined
}

const firstStep = (
  parts: readonly RecordedPoint[][],
  fault: (before: RecordedPoint, point: RecordedPoint) => string | undefined,
) =>
  first(parts, (part) =>
    first(part, (point, index) => {
      const before = part[index - 1]
      return before && fault(before, point)
    }),
  )

const distance = (metres: number) =>
  metres < 1000 ? `${Math.round(metres)} m` : `${(metres / 1000).toFixed(1)} km`
