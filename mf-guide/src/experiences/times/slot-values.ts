import { WEEKDAYS, type Weekday } from '@sureda/contract/codes/enums'
import { type DaySlot, type SlotRules, slotsOfDay } from '@sureda/contract/rules/slots-of-day'
import type {
  TimeSlots,
  TimeSlotsBody,
  TouchedReservation,
} from '@sureda/contract/schemas/bookings/time-slots'

export type SpecialDay = Omit<TimeSlots['specialDates'][number], 'date'>
export type WeekdayHours = TimeSlots['weeklySchedule'][Weekday]

/** Each setting, weekday and special day by its name, under which changes are counted and stored. */
export type SlotValues = Pick<
  TimeSlots,
  'slots' | 'defaultCapacity' | 'bookingWindow' | 'sameDayBooking' | 'autoConfirm' | 'minNights'
> &
  Record<Weekday, WeekdayHours> & { [day: `on.${string}`]: SpecialDay | undefined }

export function slotValuesOf(settings: TimeSlots): SlotValues {
  const { slots, defaultCapacity, bookingWindow, sameDayBooking, autoConfirm, minNights } = settings
  const days = settings.specialDates.map(({ date, ...day }) => [`on.${date}`, day] as const)
  return {
    ...{ slots, defaultCapacity, bookingWindow, sameDayBooking, autoConfirm },
    ...(minNights !== undefined && { minNights }),
    ...settings.weeklySchedule,
    ...Object.fromEntries(days),
  }
}

export const dayKey = (date: string) => `on.${date}` as const

/** The special days in order of date, as they are sent. */
export const specialDatesOf = (values: SlotValues) =>
  Object.entries(values)
    .flatMap(([name, day]) =>
      name.startsWith('on.') && day ? [{ ...(day as SpecialDay), date: name.slice(3) }] : [],
    )
    .sort((a, b) => a.date.localeCompare(b.date))

/** The rules of `slotsOfDay`, including unsaved changes. */
export function rulesOf(values: SlotValues, { startDate, endDate }: TimeSlots['experience']): SlotRules {
  const active = WEEKDAYS.map((name, index) => ({ weekday: index + 1, ...values[name] })).filter(
    (day) => day.active,
  )
  return {
    slots: values.slots,
    weekdays: active.map(({ weekday }) => weekday),
    weekdaySlots: Object.fromEntries(
      active.flatMap(({ weekday, slots }) => (slots ? [[String(weekday), slots]] : [])),
    ),
    specialDates: specialDatesOf(values),
    startDate,
    endDate,
  }
}

export function slotBodyOf(values: SlotValues): TimeSlotsBody {
  const { slots, defaultCapacity, bookingWindow, sameDayBooking, autoConfirm, minNights } = values
  return {
    ...{ slots, defaultCapacity, bookingWindow, sameDayBooking, autoConfirm },
    ...(minNights !== undefined && { minNights }),
    weeklySchedule: Object.fromEntries(WEEKDAYS.map((name) => [name, values[name]])),
    specialDates: specialDatesOf(values),
  }
}

/** Special days that keep the saved times on the days of these reservations. */
export function unchangedDays(
  touched: readonly Pick<TouchedReservation, 'date'>[],
  saved: SlotRules,
): Record<`on.${string}`, SpecialDay> {
  const days = new Set(touched.map(({ date }) => date))
  return Object.fromEntries(
    [...days].map((date) => [
      dayKey(date),
      { type: 'special', slots: slotsOfDay(saved, date), note: null } satisfies SpecialDay,
    ]),
  )
}

export interface CalendarSlot extends DaySlot {
  booked: number
  /** False for a time that is no longer offered but still has bookings. */
  isOffered: boolean
}

/** The times of a day with their bookings, including times that are no longer offered. */
export function calendarDay(rules: SlotRules, taken: TimeSlots['taken'], date: string): CalendarSlot[] {
  const booked = taken.filter((slot) => slot.date === date)
  const offered = slotsOfDay(rules, date).map((slot) => ({
    ...slot,
    booked: booked.find(({ time }) => time === slot.time)?.booked ?? 0,
    isOffered: true,
  }))
  const left = booked
    .filter(({ time }) => !offered.some((slot) => slot.time === time))
    .map((slot) => ({ time: slot.time, capacity: 0, booked: slot.booked, isOffered: false }))
  return [...offered, ...left].sort((a, b) => a.time.localeCompare(b.time))
}

/** Groups of weekdays with the same times, in the order of the week, without closed days. */
export function weekSummary(values: SlotValues): { days: Weekday[]; times: string[] }[] {
  const groups: { days: Weekday[]; times: string[] }[] = []
  for (const name of WEEKDAYS) {
    const { active, slots = values.slots } = values[name]
    if (!active) continue
    const times = slots.map(({ time }) => time).sort()
    const same = groups.find((group) => group.times.join() === times.join())
    if (same) same.days.push(name)
    else groups.push({ days: [name], times })
  }
  return groups
}

/** A first proposal for a new slot: two hours after the last one. */
export function nextSlot(slots: readonly DaySlot[], capacity: number): DaySlot {
  const last = slots
    .map(({ time }) => time)
    .sort()
    .at(-1)
  const hour = last ? Math.min(23, Number(last.slice(0, 2)) + 2) : 10
  return { time: `${String(hour).padStart(2, '0')}:${last?.slice(3) ?? '00'}`, capacity }
}

/** The times that are listed twice. */
export const duplicateTimes = (slots: readonly DaySlot[]): string[] =>
  slots.map(({ time }) => time).filter((time, index, all) => all.indexOf(time) < index)
