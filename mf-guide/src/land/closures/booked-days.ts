import type { ClosureTouches } from '@sureda/contract/schemas/guides/closure'

interface BookedDay {
  date: string
  booked: number
}

/** The days with bookings, in order, each with the sum of all its times. */
export function bookedDays(slots: ClosureTouches['slots']): BookedDay[] {
  const days = new Map<string, number>()
  for (const { date, booked } of slots) if (booked > 0) days.set(date, (days.get(date) ?? 0) + booked)
  return [...days].map(([date, booked]) => ({ date, booked })).sort((a, b) => a.date.localeCompare(b.date))
}
