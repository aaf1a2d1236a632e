import { type FootprintInputs, footprintInputs } from '@sureda/contract/schemas/points/footprint'
import { expect, it } from 'vitest'
import { newTrip } from './trip-draft.ts'
import { tripFault } from './trip-fault.ts'

const trip = (part: Partial<FootprintInputs>) => ({ ...newTrip('Suro Viu', '2026-11-20').inputs, ...part })
const leg = (distance_km: number) => ({ legs: [{ mode: 'tren' as const, distance_km, times: 2 }] })
const legs = (length: number) => ({ legs: Array.from({ length }, () => leg(10).legs[0]) })
const stays = (length: number) => ({
  stays: Array.from({ length }, () => ({ type: 'camping', nights: 1, services: [] })),
})

it.each([
  [{}, null],
  [leg(0.1), null],
  [leg(10_000), null],
  [{ end_date: '2027-11-21' }, null],
  [leg(0), 'no_distance'],
  [leg(10_001), 'absurd_distance'],
  [legs(30), null],
  [legs(31), 'too_many_legs'],
  [stays(20), null],
  [stays(21), 'too_many_stays'],
  [{ end_date: '2026-11-19' }, 'ends_before_start'],
  [{ end_date: '2027-11-22' }, 'longer_than_a_year'],
] as const)('reports for %o the server’s fault %s', (part, fault) => {
  const inputs = trip(part as Partial<FootprintInputs>)
  expect(tripFault(inputs)).toBe(fault)
  expect(footprintInputs.safeParse(inputs).success).toBe(fault === null)
})
