import type { Purchase } from '@sureda/contract/codes/enums'
import { addDays, daysBetween, zonedInstant } from '../../../lib/local-time.ts'
import { bookingWindow, type Clock, type Schedule, slotsOn } from '../../bookings/availability/slot-rules.ts'
import { NIGHT } from '../../bookings/reservations/reservations.tables.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import type { InventoryRow, OpenReservationRow } from './guide-experiences.queries.ts'

export type Touched = OpenReservationRow & { because: 'removed' | 'capacity' }

export interface SlotPlan {
  /** Counter rows with a new capacity; 0 if the time is no longer offered. */
  capacities: Pick<InventoryRow, 'date' | 'time' | 'capacity'>[]
  /** Reservations that lose their place, by day and time. */
  touched: Touched[]
}

/** Order in which reservations lose their place: unconfirmed ones first, then the latest. */
const byRank = (a: OpenReservationRow, b: OpenReservationRow) =>
  (a.status === 'pending' ? 0 : 1) - (b.status === 'pending' ? 0 : 1) ||
  b.createdAt.getTime() - a.createdAt.getTime() ||
  a.id.localeCompare(b.id)

const isSameSlot = (a: { date: string; time: string }, b: { date: string; time: string }) =>
  a.date === b.date && a.time === b.time

/** What a reservation takes: seats of its slot, or rooms in each of its nights. */
function heldBy({ date, time, people, nights, rooms }: OpenReservationRow) {
  if (nights === null) return [{ date, time, units: people }]
  return Array.from({ length: nights }, (_, night) => ({
    date: addDays(date, night),
    time: NIGHT,
    units: rooms ?? 1,
  }))
}

/** New capacity of the slot or night; 0 if it is no longer offered. */
function capacityOf({ after, purchase }: PlannedChange, row: InventoryRow): number {
  const slots = slotsOn(after, row.date)
  const slot = purchase === 'nights' ? slots[0] : slots.find(({ time }) => time === row.time)
  return slot?.capacity ?? 0
}

export interface PlannedChange {
  after: Schedule
  purchase: Purchase
}

/** The effect of a new schedule on slots with counter rows; slots that have begun are unchanged. */
export function planSlots(
  change: PlannedChange,
  inventory: readonly InventoryRow[],
  open: readonly OpenReservationRow[],
  clock: Clock,
): SlotPlan {
  const plan: SlotPlan = { capacities: [], touched: [] }
  for (const row of inventory) {
    if (zonedInstant(row.date, row.time, clock.timeZone) <= clock.now) continue
    const capacity = capacityOf(change, row)
    if (capacity !== row.capacity) plan.capacities.push({ date: row.date, time: row.time, capacity })
    // waitlist offers are no reservations: they end at their deadline, or with the time slot
    let over = row.booked - row.held - capacity
    const holders = open
      .map((reservation) => ({
        reservation,
        held: heldBy(reservation).find((held) => isSameSlot(held, row)),
      }))
      .filter(({ held }) => held !== undefined)
      .toSorted((a, b) => byRank(a.reservation, b.reservation))
    // a stay that loses another night also frees this one
    const isGone = ({ id }: OpenReservationRow) => plan.touched.some((one) => one.id === id)
    for (const { reservation, held } of holders) if (isGone(reservation)) over -= held?.units ?? 0
    for (const { reservation, held } of holders) {
      if (over <= 0) break
      if (isGone(reservation)) continue
      over -= held?.units ?? 0
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

/**
 * Counts bookable times that appear, disappear or get another capacity, from today to the end of the longer booking
 * window.
 */
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
