import { useSession } from '@sureda/remote/session'
import { useQuery } from '@tanstack/react-query'
import { newTrip, type TripDraft } from '../domain/trip-draft.ts'
import { guessTrip } from '../domain/trip-guess.ts'
import { footprintQueries } from '../queries/footprint-queries.ts'

/** A trip nobody has answered for: filled from the active package, else from the next reservation. */
export function useFirstTrip(): TripDraft {
  const tenant = useSession((state) => state.tenant)
  const booked = useSession((state) => state.packageStatus.packageInfo)
  const { data: reservations = [] } = useQuery(footprintQueries.reservations())
  const today = new Date().toISOString().slice(0, 10)
  return newTrip(tenant?.name ?? '', today, guessTrip(booked, reservations, today))
}
