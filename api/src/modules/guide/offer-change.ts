import { addDays, daysBetween, zonedInstant } from '../content/local-time.ts'
import { NIGHT } from '../reservations/reservations.tables.ts'
import { bookingWindow, type Clock, type Schedule, slotsOn } from '../reservations/slot-rules.ts'
import { dayIn } from '../tenant/local-day.ts'
import type { InventoryRow, OpenReservationRow } from './guide-offers.queries.ts'

export type Touched = OpenReservationRow & { because: 'removed' | 'capacity' }

export interface SlotPlan {
  /** Counter rows whose seats become others; 0 where the time is no longer offered. */
  capacities: Pick<InventoryRow, 'date' | 'time' | 'capacity'>[]
  /** Reservations without a place afterwards, by day and time. */
  touched: Touched[]
}

/** Who gives way where there are fewer seats: whoever has not been promised one, then who came last. */
const byRank = (a: OpenReservationRow, b: OpenReservationRow) =>
  (a.status === 'pending' ? 0 : 1) - (b.status === 'pending' ? 0 : 1) ||
  b.createdAt.getTime() - a.createdAt.getTime() ||
  a.id.localeCompare(b.id)

/** What a reservation holds of a counter row: seats of its slot, rooms of each of its nights. */
function heldOf({ date, time, people, nights, rooms }: OpenReservationRow, row: InventoryRow): number {
  if (nights === null) return date === row.date && time === row.time ? people : 0
  return row.time === NIGHT && date <= row.date && row.date < addDays(date, nights) ? (rooms ?? 1) : 0
}

/** What another schedule means for the slots that somebody has asked for; what has begun stays as it is. */
export function planSlots(
  after: Schedule,
  inventory: readonly InventoryRow[],
  open: readonly OpenReservationRow[],
  clock: Clock,
): SlotPlan {
  const plan: SlotPlan = { capacities: [], touched: [] }
  for (const row of inventory) {
    if (zonedInstant(row.date, row.time, clock.timeZone) <= clock.now) continue
    const holders = open.filter((one) => heldOf(one, row) > 0)
    const slots = slotsOn(after, row.date)
    // the rooms of a night stand under midnight, whatever hour its guests come at
    const isNight = holders.some(({ nights }) => nights !== null)
    const slot = isNight ? slots[0] : slots.find(({ time }) => time === row.time)
    const capacity = slot?.capacity ?? 0
    if (capacity !== row.capacity) plan.capacities.push({ date: row.date, time: row.time, capacity })
    let over = row.booked - capacity
    for (const reservation of holders.toSorted(byRank)) {
      if (over <= 0) break
      over -= heldOf(reservation, row)
      if (plan.touched.some(({ id }) => id === reservation.id)) continue
      plan.touched.push({ ...reservation, because: capacity === 0 ? 'removed' : 'capacity' })
    }
  }
  return plan
}

export interface TimesChange {
  adds: number
  removes: number
  changes: number
}

/** Bookable times that come and go, and those with other seats, from today to the end of the longer booking window. */
export function countTimes(before: Schedule | null, after: Schedule, clock: Clock): TimesChange {
  const count: TimesChange = { adds: 0, removes: 0, changes: 0 }
  const today = dayIn(clock.timeZone, clock.now)
  const last = addDays(today, Math.max(before?.bookingWindowDays ?? 0, after.bookingWindowDays))
  const slots = (schedule: Schedule | null) => {
    const window = schedule && bookingWindow(schedule, clock)
    return (date: string) => {
      if (!schedule || !window || date < window.from || date > window.until) return new Map<string, number>()
      const all = slotsOn(schedule, date)
      const ahead = all.filter(
        ({ time }) => date > today || zonedInstant(date, time, clock.timeZone) > clock.now,
      )
      return new Map(ahead.map(({ time, capacity }) => [time, capacity]))
    }
  }
  const [were, willBe] = [slots(before), slots(after)]
  for (const date of daysBetween(today, last)) {
    const [old, now] = [were(date), willBe(date)]
    for (const [time, capacity] of now) {
      if (!old.has(time)) count.adds++
      else if (old.get(time) !== capacity) count.changes++
    }
    for (const time of old.keys()) if (!now.has(time)) count.removes++
  }
  return count
}
