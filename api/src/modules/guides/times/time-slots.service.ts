import { WEEKDAYS } from '@sureda/contract/codes/enums'
import type { SchedulePreview, TimeSlots, TimeSlotsBody } from '@sureda/contract/schemas/bookings/time-slots'
import type { Db } from '../../../database/database.ts'
import { AppError, type FieldFault } from '../../../errors/app-error.ts'
import { addDays } from '../../../lib/local-time.ts'
import { listInventory } from '../../bookings/availability/bookable-experience.queries.ts'
import { slotsOn } from '../../bookings/availability/slot-rules.ts'
import type { ScheduleSlot, SpecialDate } from '../../catalogue/experiences/experiences.tables.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import { type ChangeOptions, requireExperience } from '../experiences/guide-experience.service.ts'
import {
  type GuideExperienceDetailRow,
  lockScheduleToChange,
  type ScheduleValues,
  saveSchedule,
} from '../experiences/guide-experiences.queries.ts'
import { applyChange, previewChange, type ScheduleChange } from '../experiences/schedule-change.service.ts'
import type { GuideContext } from '../reservations/guide-reservations.service.ts'
import { toTimeSlots } from './to-time-slots.ts'

/** Maximum days with taken seats in one answer. */
const DAYS_MAX = 62

/**
 * The time slots of a guide's experience, with the seats taken on the requested days. Throws `experience_not_found`,
 * `validation_failed`.
 */
export async function readTimeSlots(
  db: Db,
  guide: GuideContext,
  id: string,
  ask: { from?: string | undefined; to?: string | undefined } = {},
): Promise<TimeSlots> {
  const row = await requireExperience(db, guide, id)
  return answerOf(db, guide, row, ask)
}

async function answerOf(
  db: Db,
  guide: GuideContext,
  row: GuideExperienceDetailRow,
  ask: { from?: string | undefined; to?: string | undefined } = {},
) {
  const from = ask.from ?? dayIn(guide.clock.timeZone, guide.clock.now)
  const latest = addDays(from, DAYS_MAX)
  const to = ask.to ?? latest
  if (to < from || to > latest) {
    const errors = [{ path: 'to', code: to < from ? 'ends_before_start' : 'invalid' }]
    throw new AppError('validation_failed', 'a span of days', { errors })
  }
  const inventory = await listInventory(db, guide.tenantId, row.id, from, to)
  const taken = inventory
    .filter(({ booked }) => booked > 0)
    .map(({ date, time, booked }) => ({ date, time: shownTime(row, date, time), booked }))
    .sort((a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`))
  return toTimeSlots(row, taken, guide.localizer)
}

/** Rooms of a night are shown at the earliest arrival time. */
function shownTime(
  { purchase, schedule, startDate, endDate }: GuideExperienceDetailRow,
  date: string,
  time: string,
): string {
  if (purchase !== 'nights' || !schedule) return time
  return slotsOn({ ...schedule, startDate, endDate }, date)[0]?.time ?? schedule.slots[0]?.time ?? time
}

/**
 * Changes when an experience can be booked. Throws `experience_not_found`, `validation_failed` for fields of another
 * way of buying, 412 `stale_time_slots` with the current ones in `data.time_slots`, and what `applyChange` throws.
 */
export async function changeTimeSlots(
  db: Db,
  guide: GuideContext,
  id: string,
  body: TimeSlotsBody,
  { seen, preview = false }: ChangeOptions = {},
): Promise<TimeSlots | SchedulePreview> {
  if (!preview) await requireExperience(db, guide, id, { lock: true })
  if (!preview) await lockScheduleToChange(db, guide, id)
  const row = await requireExperience(db, guide, id)
  if (seen && !seen.includes(row.schedule?.version ?? 0)) {
    const present = await answerOf(db, guide, row)
    throw new AppError('stale_time_slots', `version ${present.version}`, { data: { time_slots: present } })
  }
  const errors = purchaseFaults(row, body)
  if (errors.length > 0) throw new AppError('validation_failed', `not for ${row.purchase}`, { errors })
  const values = valuesOf(row, body, guide)
  const dates = { startDate: row.startDate, endDate: row.endDate }
  const change: ScheduleChange = {
    experienceId: id,
    purchase: row.purchase,
    before: row.schedule && { ...row.schedule, ...dates },
    after: { ...values, ...dates },
  }
  if (preview) return previewChange(db, guide, change)
  await saveSchedule(db, guide, id, values)
  await applyChange(db, guide, change, body.cancelReservations)
  return readTimeSlots(db, guide, id)
}

/**
 * A lodging has one slot a day, its arrival time; only lodgings have a minimum stay
 * (docs/decisions/0027-ways-of-buying.md).
 */
function purchaseFaults({ purchase }: GuideExperienceDetailRow, body: TimeSlotsBody): FieldFault[] {
  if (purchase !== 'nights')
    return (body.minNights ?? 1) > 1 ? [{ path: 'minNights', code: 'unknown_field' }] : []
  const all: [path: string, slots: SentSlots | undefined][] = [
    ['slots', body.slots],
    ...WEEKDAYS.map((day): [string, SentSlots | undefined] => [
      `weeklySchedule.${day}.slots`,
      body.weeklySchedule[day]?.slots,
    ]),
    ...(body.specialDates ?? []).map((day, n): [string, SentSlots | undefined] => [
      `specialDates.${n}.slots`,
      day.slots,
    ]),
  ]
  return all
    .filter(([, slots = []]) => slots.length > 1)
    .map(([path]) => ({ path, code: 'one_arrival_hour' }))
}

type SentSlots = readonly { time: string; capacity?: number | undefined }[]

function valuesOf(row: GuideExperienceDetailRow, body: TimeSlotsBody, guide: GuideContext) {
  const stored = row.schedule
  const defaultCapacity = body.defaultCapacity ?? stored?.defaultCapacity ?? Math.max(1, row.capacity)
  const filled = (slots: SentSlots): ScheduleSlot[] =>
    slots
      .map(({ time, capacity = defaultCapacity }) => ({ time, capacity }))
      .sort((a, b) => a.time.localeCompare(b.time))
  const active = WEEKDAYS.flatMap((day, index) => {
    const sent = body.weeklySchedule[day]
    return sent?.active ? [{ weekday: index + 1, slots: sent.slots }] : []
  })
  const weekdaySlots = active.flatMap(({ weekday, slots }) => (slots ? [[weekday, filled(slots)]] : []))
  return {
    slots: filled(body.slots),
    weekdays: active.map(({ weekday }) => weekday),
    weekdaySlots: Object.fromEntries(weekdaySlots) as Record<string, ScheduleSlot[]>,
    defaultCapacity,
    bookingWindowDays: body.bookingWindow ?? stored?.bookingWindowDays ?? 90,
    sameDayBooking: body.sameDayBooking ?? stored?.sameDayBooking ?? true,
    autoConfirm: body.autoConfirm ?? stored?.autoConfirm ?? false,
    minNights: body.minNights ?? stored?.minNights ?? 1,
    specialDates: body.specialDates
      ? body.specialDates
          .map((day) => specialDate(day, stored?.specialDates ?? [], guide, filled))
          .sort((a, b) => a.date.localeCompare(b.date))
      : (stored?.specialDates ?? []),
  } satisfies ScheduleValues
}

/** An existing note keeps its other languages; a new one is also the fallback for other languages. */
function specialDate(
  { date, type, capacity, slots, note }: NonNullable<TimeSlotsBody['specialDates']>[number],
  stored: readonly SpecialDate[],
  { localizer }: GuideContext,
  filled: (slots: SentSlots) => ScheduleSlot[],
): SpecialDate {
  const before = stored.find((day) => day.date === date)?.note
  const same = before && localizer.optional(before) === note ? before : undefined
  const written = note ? (same ?? { [localizer.tenantDefault]: note, [localizer.locale]: note }) : undefined
  return {
    date,
    type,
    ...(type === 'limited' && { capacity }),
    ...(type === 'special' && slots && { slots: filled(slots) }),
    ...(written && { note: written }),
  }
}
