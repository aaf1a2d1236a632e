import { footOn, type MeasuredLine, type Place } from '../../shared/geo/measured-line.ts'

/** A stop of a route, or an end of its line. */
export interface Stop extends Place {
  /** Null for an end of the line. */
  name: string | null
  /** Metres from the start of the line. */
  along: number
}

/** A stop further from the line is left out, because no one passes it. */
const BESIDE_M = 250

/** The stops on the line, in the order of walking. Each is searched for after the one before, because a route may come back on itself. */
export function stopsOn(line: MeasuredLine, stops: readonly (Place & { name: string })[]): Stop[] {
  let last = 0
  return stops.flatMap(({ name, latitude, longitude }) => {
    const { along, distance } = footOn(line, { latitude, longitude }, last)
    if (distance > BESIDE_M) return []
    last = along
    return [{ name, latitude, longitude, along }]
  })
}
