import type { TransportMode } from '@sureda/contract/rules/footprint-codes'
import { useSession } from '@sureda/remote/session'
import { placeNamed } from '../trip/places.ts'
import { proposedKm } from '../trip/trip-distance.ts'
import type { Trip } from '../use-trip.ts'

/** Proposes kilometres one way; undefined where the origin is not known. An unknown destination counts as the middle of the territory. */
export function useDistance({ inputs }: Trip): (mode: TransportMode) => number | undefined {
  const tenant = useSession((state) => state.tenant)
  const origin = placeNamed(inputs.origin)
  const [latitude, longitude] = tenant?.map.center ?? []
  const here = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined
  const destination = placeNamed(inputs.destination) ?? here
  return (mode) => (origin && destination ? proposedKm(mode, origin, destination) : undefined)
}
