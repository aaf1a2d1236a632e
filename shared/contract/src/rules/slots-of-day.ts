import type { SPECIAL_DATE_TYPES } from '../codes/enums.ts'

/** A start time with its seats. */
export interface DaySlot {
  /** `HH:MM` in the tenant's time zone. */
  time: string
  capacity: number
}

/** The schedule of an experience, without the seats taken. */
export interface SlotRules {
  slots: readonly DaySlot[]
  /** ISO weekdays on which it takes place, 1 = Monday. */
  weekdays: readonly number[]
  /** Different hours by ISO weekday. */
  weekdaySlots?: Readonly<Partial<Record<string, readonly DaySlot[]>>> | undefined
  specialDates: readonly {
    date: string
    type: (typeof SPECIAL_DATE_TYPES)[number]
    capacity?: number | undefined
    slots?: readonly DaySlot[] | undefined
  }[]
  startDate: string | null
  endDate: string | null
}

/** ISO weekday of a `YYYY-MM-DD`: 1 = Monday … 7 = Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/**
 * The slots of one day, in order; the server books by it, the guide's calendar shows it. A special day replaces the
 * weekday's hours; a limited one caps its seats. Both also open a weekday that is otherwise closed, because the guide
 * set them for that day.
 */
export function slotsOfDay(rules: SlotRules, date: string): DaySlot[] {
  if (rules.startDate && date < rules.startDate) return []
  if (rules.endDate && date > rules.endDate) return []
  const special = rules.specialDates.find((day) => day.date === date)
  if (special?.type === 'closed') return []
  const weekday = weekdayOf(date)
  const ofWeekday = rules.weekdaySlots?.[weekday] ?? rules.slots
  let slots = special || rules.weekdays.includes(weekday) ? ofWeekday : []
  if (special?.type === 'special' && special.slots?.length) slots = special.slots
  const limit = special?.type === 'limited' ? (special.capacity ?? Infinity) : Infinity
  return slots
    .map(({ time, capacity }) => ({ time, capacity: Math.min(limit, capacity) }))
    .sort((a, b) => a.time.localeCompare(b.time))
}
