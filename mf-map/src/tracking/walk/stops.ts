import { footOn, type MeasuredLine, type Place } from '../../shared/geo/measured-line.ts'

/** A stop of a route, or one of its ends. */
export interface Stop extends Place {
  /** Null: an end of the line. */
  name: string | null
  /** Metres from the start of the line. */
  along: number
}

/** A stop further from the line is a place of its own way: no one passes it. */
const BESIDE_M = 250

/** Where the stops lie on the line, in the order of walking: of a way that comes back, each is looked for behind the one before it. */
export function stopsOn(line: MeasuredLine, stops: readonly (Place & { name: string })[]): Stop[] {
  let last = 0
  return stops.flatMap(({ name, latitude, longitude }) => {
    const { along, distance } = footOn(line, { latitude, longitude }, last)
    if (distance > BESIDE_M) return []
    last = along
    return [{ name, latitude, longitude, along }]
  })
}
