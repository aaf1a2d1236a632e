import type { TransportMode } from '@sureda/contract/footprint-words'
import { useSession } from '@sureda/remote/session'
import { placeNamed } from '../domain/places.ts'
import { proposedKm } from '../domain/trip-distance.ts'
import type { Trip } from './use-trip.ts'

/** Kilometres one way between where the trip begins and where it goes; undefined where one of them is not known. */
export function useDistance({ inputs }: Trip): (mode: TransportMode) => number | undefined {
  const tenant = useSession((state) => state.tenant)
  const origin = placeNamed(inputs.origin)
  const [latitude, longitude] = tenant?.map.center ?? []
  const isHere = inputs.destination === tenant?.name && latitude !== undefined && longitude !== undefined
  const destination = isHere ? { latitude, longitude } : placeNamed(inputs.destination)
  return (mode) => (origin && destination ? proposedKm(mode, origin, destination) : undefined)
}
