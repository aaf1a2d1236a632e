import { useToday } from '@sureda/remote/device'
import { useSession } from '@sureda/remote/session'
import { useQuery } from '@tanstack/react-query'
import { footprintQueries } from '../shared/footprint-queries.ts'
import { placeOfAddress } from './trip/places.ts'
import { newTrip, type TripDraft } from './trip/trip-draft.ts'
import { guessTrip } from './trip/trip-guess.ts'

/** A trip without answers, filled in from the active package or else the next reservation. */
export function useFirstTrip(): TripDraft {
  const tenant = useSession((state) => state.tenant)
  const booked = useSession((state) => state.packageStatus.packageInfo)
  const { data: reservations = [] } = useQuery(footprintQueries.reservations())
  const today = useToday()
  // from the office's address, because the tenant's name is no place
  const destination = placeOfAddress(tenant?.contact.address ?? '')?.name
  return newTrip(destination, today, guessTrip(booked, reservations, today))
}
