import type { GuideReservation } from '@sureda/contract/schemas/guides/guide-reservation'

export interface DayGroup {
  date: string
  people: number
  reservations: GuideReservation[]
}

/** Requests by the end of their time; the rest by day: coming ones from the next day on, past ones from the latest. */
export function groupReservations(shown: readonly GuideReservation[]): {
  waiting: GuideReservation[]
  days: DayGroup[]
} {
  const waiting = shown
    .filter((reservation) => reservation.status === 'pending')
    .sort((a, b) => (a.expires_at ?? '').localeCompare(b.expires_at ?? ''))
  const rest = shown.filter((reservation) => reservation.status !== 'pending')
  const isClosed = rest.some((reservation) => reservation.status !== 'confirmed')
  const byStart = rest.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
  const days = new Map<string, GuideReservation[]>()
  for (const reservation of isClosed ? byStart.reverse() : byStart) {
    days.set(reservation.date, [...(days.get(reservation.date) ?? []), reservation])
  }
  return {
    waiting,
    days: [...days].map(([date, reservations]) => ({
      date,
      people: reservations.reduce((sum, reservation) => sum + reservation.people, 0),
      reservations,
    })),
  }
}

const MINUTE_MS = 60_000
/** With fewer minutes left an answer is urgent. */
const URGENT_MIN = 3 * 60

/** Minutes left for an answer, whole hours where there are several; null once the time is over. */
export function timeLeft(expiresAt: string, now: Date): { minutes: number; isUrgent: boolean } | null {
  const minutes = Math.floor((Date.parse(expiresAt) - now.getTime()) / MINUTE_MS)
  if (minutes < 0) return null
  return {
    minutes: minutes > URGENT_MIN ? minutes - (minutes % 60) : minutes,
    isUrgent: minutes <= URGENT_MIN,
  }
}
