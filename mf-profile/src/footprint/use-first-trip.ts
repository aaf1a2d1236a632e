import { useSession } from '@sureda/remote/session'
import { useQuery } from '@tanstack/react-query'
import { type Guess, newTrip, type TripDraft } from '../domain/trip-draft.ts'
import { footprintQueries } from '../queries/footprint-queries.ts'

/** A trip nobody has answered for: filled from the active package, else from the next reservation. */
export function useFirstTrip(): TripDraft {
  const tenant = useSession((state) => state.tenant)
  const booked = useSession((state) => state.packageStatus.packageInfo)
  const { data: reservations = [] } = useQuery(footprintQueries.reservations())
  const today = new Date().toISOString().slice(0, 10)
  const next = reservations
    .filter(({ status, date }) => (status === 'confirmed' || status === 'pending') && date >= today)
    .sort((a, b) => a.date.localeCompare(b.date))[0]
  let guess: Guess | undefined
  if (booked) guess = { from: booked.title, start: booked.starts_on, end: booked.ends_on }
  else if (next) guess = { from: next.experience.title, start: next.date, end: next.date }
  if (guess && next) guess.adults = next.people
  return newTrip(tenant?.name ?? '', today, guess)
}
