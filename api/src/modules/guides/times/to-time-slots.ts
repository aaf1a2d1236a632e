import { WEEKDAYS, type Weekday } from '@sureda/contract/codes/enums'
import type { TimeSlots } from '@sureda/contract/schemas/bookings/time-slots'
import type { Localizer } from '../../../lib/localizer.ts'
import type { GuideExperienceDetailRow } from '../experiences/guide-experiences.queries.ts'

type Week = TimeSlots['weeklySchedule']

/** Without a schedule: no slots, no days, and the defaults of the form. */
export function toTimeSlots(
  row: GuideExperienceDetailRow,
  taken: TimeSlots['taken'],
  localizer: Localizer,
): TimeSlots {
  const { schedule, startDate, endDate } = row
  const day = (weekday: number): Week[Weekday] => {
    const active = schedule?.weekdays.includes(weekday) ?? false
    const slots = schedule?.weekdaySlots[weekday]
    return { active, ...(slots && { slots }) }
  }
  return {
    experience: { id: row.id, title: localizer.text(row.title), purchase: row.purchase, startDate, endDate },
    slots: schedule?.slots ?? [],
    defaultCapacity: schedule?.defaultCapacity ?? Math.max(1, row.capacity),
    bookingWindow: schedule?.bookingWindowDays ?? 90,
    sameDayBooking: schedule?.sameDayBooking ?? true,
    autoConfirm: schedule?.autoConfirm ?? false,
    minNights: schedule?.minNights ?? 1,
    weeklySchedule: Object.fromEntries(WEEKDAYS.map((name, index) => [name, day(index + 1)])) as Week,
    specialDates: (schedule?.specialDates ?? []).map(({ note, ...special }) => ({
      ...special,
      note: localizer.optional(note),
    })),
    version: schedule?.version ?? 0,
    taken,
  }
}
