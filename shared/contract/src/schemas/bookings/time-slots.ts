import { z } from 'zod'
import { PURCHASES, RESERVATION_STATUSES, SPECIAL_DATE_TYPES, WEEKDAYS } from '../../codes/enums.ts'
import {
  BOOKING_WINDOW_MAX_DAYS,
  GUIDE_REASON_MAX,
  NIGHTS_MAX,
  SLOT_CAPACITY_MAX,
  SLOT_NOTE_MAX,
} from '../../rules/limits.ts'
import { calendarDate } from '../fields/calendar-date.ts'
import { queryFlag } from '../fields/envelope.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const capacity = z.number().int().min(1).max(SLOT_CAPACITY_MAX)
/** A slot without capacity has the default one. */
const slot = z.strictObject({ time, capacity: capacity.optional() })

const SLOTS_MAX = 48
const SPECIAL_DATES_MAX = 400

/** Reports the second of two equal values at its index. */
function refuseTwice(
  values: readonly string[],
  pathOf: (index: number) => PropertyKey[],
  ctx: z.RefinementCtx,
) {
  values.forEach((value, index) => {
    if (values.indexOf(value) < index)
      ctx.addIssue({ code: 'custom', message: 'duplicate', path: pathOf(index) })
  })
}

const slots = z
  .array(slot)
  .min(1)
  .max(SLOTS_MAX)
  .superRefine((all, ctx) =>
    refuseTwice(
      all.map((one) => one.time),
      (index) => [index, 'time'],
      ctx,
    ),
  )

const weekday = z.strictObject({
  active: z.boolean(),
  /** Different hours; default: the usual ones. */
  slots: slots.optional(),
})
/** An omitted day is not active. */
const weeklySchedule = z
  .strictObject(
    Object.fromEntries(WEEKDAYS.map((day) => [day, weekday.optional()])) as Record<
      (typeof WEEKDAYS)[number],
      z.ZodOptional<typeof weekday>
    >,
  )
  .superRefine((week, ctx) => {
    if (!WEEKDAYS.some((day) => week[day]?.active))
      ctx.addIssue({ code: 'custom', message: 'no_weekday', path: [] })
  })

const specialDate = z
  .strictObject({
    date: calendarDate,
    type: z.enum(SPECIAL_DATE_TYPES),
    /** For `limited`: maximum seats of each usual slot. */
    capacity: capacity.optional(),
    /** For `special`: its hours; default: the usual ones, even on a day that is otherwise closed. */
    slots: slots.optional(),
    /** In the language of the request. */
    note: z.string().trim().max(SLOT_NOTE_MAX).nullish(),
  })
  .superRefine((day, ctx) => {
    if (day.type === 'limited' && day.capacity === undefined)
      ctx.addIssue({ code: 'custom', message: 'required', path: ['capacity'] })
  })

/**
 * Cancels the reservations that a change leaves without a place. `ids`: those the guide has seen; if the change affects
 * others meanwhile, it is refused and lists them again.
 */
export const cancelReservations = z.strictObject({
  /** One of `GUIDE_REASONS`, or free text. */
  reason: z.string().trim().min(1).max(GUIDE_REASON_MAX),
  ids: z.array(z.string().max(80)).max(1000).optional(),
})
export type CancelReservations = z.infer<typeof cancelReservations>

/** PUT guide/experiences/{id}/time-slots. Omitted fields, except slots and week, are unchanged. */
export const timeSlotsBody = z.strictObject({
  slots,
  defaultCapacity: capacity.optional(),
  bookingWindow: z.number().int().min(0).max(BOOKING_WINDOW_MAX_DAYS).optional(),
  sameDayBooking: z.boolean().optional(),
  autoConfirm: z.boolean().optional(),
  /** For nights: the minimum stay. */
  minNights: z.number().int().min(1).max(NIGHTS_MAX).optional(),
  weeklySchedule,
  specialDates: z
    .array(specialDate)
    .max(SPECIAL_DATES_MAX)
    .superRefine((all, ctx) =>
      refuseTwice(
        all.map((one) => one.date),
        (index) => [index, 'date'],
        ctx,
      ),
    )
    .optional(),
  cancelReservations: cancelReservations.optional(),
})
export type TimeSlotsBody = z.infer<typeof timeSlotsBody>

/** `preview=true` answers what would change, without changing it. */
export const previewQuery = z.strictObject({ preview: queryFlag.optional() })

const storedSlot = z.object({ time: z.string(), capacity: z.number().int() })
const storedWeekday = z.object({ active: z.boolean(), slots: z.array(storedSlot).optional() })

/** GET guide/experiences/{id}/time-slots; `slots` is empty until something has been set up. */
export const timeSlots = z.object({
  experience: z.object({
    id: z.string(),
    title: z.string(),
    /** What is counted: seats, tables or rooms. Absent in older cached answers. */
    purchase: z.enum(PURCHASES).optional(),
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
  }),
  slots: z.array(storedSlot),
  defaultCapacity: z.number().int(),
  bookingWindow: z.number().int(),
  sameDayBooking: z.boolean(),
  autoConfirm: z.boolean(),
  minNights: z.number().int().optional(),
  weeklySchedule: z.object(
    Object.fromEntries(WEEKDAYS.map((day) => [day, storedWeekday])) as Record<
      (typeof WEEKDAYS)[number],
      typeof storedWeekday
    >,
  ),
  specialDates: z.array(
    z.object({
      date: z.string(),
      type: z.enum(SPECIAL_DATE_TYPES),
      capacity: z.number().int().optional(),
      slots: z.array(storedSlot).optional(),
      note: z.string().nullable(),
    }),
  ),
  /** 0 until something has been set up. */
  version: z.number().int(),
  /** Seats taken on the requested days, by slot, including times no longer offered. */
  taken: z.array(z.object({ date: z.string(), time: z.string(), booked: z.number().int() })),
})
export type TimeSlots = z.infer<typeof timeSlots>

/** Days for `taken`; `to` at most 62 days after `from`. Default: the next 62. */
export const timeSlotsQuery = z.strictObject({ from: calendarDate.optional(), to: calendarDate.optional() })

/** A reservation that a change leaves without a place. */
export const touchedReservation = z.object({
  id: z.string(),
  date: z.string(),
  time: z.string(),
  starts_at: z.string(),
  people: z.number().int(),
  status: z.enum(RESERVATION_STATUSES),
  member: z.object({ name: z.string() }),
  group: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** `removed`: that time is no longer offered; `capacity`: it has fewer seats than are taken. */
  because: z.enum(['removed', 'capacity']),
})
export type TouchedReservation = z.infer<typeof touchedReservation>

/** Effect of a change of the offer: times added and removed, times with other seats, and affected reservations. */
export const schedulePreview = z.object({
  preview: z.literal(true),
  adds: z.number().int(),
  removes: z.number().int(),
  changes: z.number().int(),
  reservations: z.array(touchedReservation),
})
export type SchedulePreview = z.infer<typeof schedulePreview>
