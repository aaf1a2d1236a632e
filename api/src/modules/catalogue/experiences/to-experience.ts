import { slotsOfDay } from '@sureda/contract/rules/slots-of-day'
import type {
  Experience,
  ExperienceDetail,
  ExperienceSchedule,
} from '@sureda/contract/schemas/catalogue/experience'
import { fieldsOf, itemOf } from '../../../lib/fields.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import { shownRating } from '../ratings/shown-rating.ts'
import type { ExperienceDetailRow, ExperienceRow } from './experiences.queries.ts'
import { experienceDetailFields, experienceFields } from './experiences.tables.ts'

/** `next` is the first free day. */
export const toExperience = (
  row: ExperienceRow,
  localizer: Localizer,
  next: string | undefined,
): Experience => ({
  ...itemOf(experienceFields, row, localizer),
  ...shownRating(row),
  bookable: row.bookable,
  next_available: next ?? null,
  operator: localizer.operator(row.operator),
})

export const toExperienceDetail = (
  row: ExperienceDetailRow,
  localizer: Localizer,
  next: string | undefined,
): ExperienceDetail => ({
  ...toExperience(row, localizer, next),
  ...fieldsOf(experienceDetailFields, row, localizer),
  restaurant: row.restaurant && { id: row.restaurant.id, title: localizer.text(row.restaurant.title) },
  gallery: row.gallery.map((picture) => ({ ...picture, image_alt: localizer.optional(picture.image_alt) })),
  schedule: row.schedule && toSchedule(row.schedule, localizer),
})

/** The times of the week; single days may have fewer, as the availability of a day shows. */
function timesOf({ weekdays, weekdaySlots, slots }: NonNullable<ExperienceDetailRow['schedule']>): string[] {
  const all = weekdays.flatMap((weekday) => weekdaySlots[weekday] ?? slots)
  return [...new Set(all.map(({ time }) => time))].sort()
}

/** Times without seats: availability is a separate call. */
function toSchedule(
  schedule: NonNullable<ExperienceDetailRow['schedule']>,
  localizer: Localizer,
): ExperienceSchedule {
  return {
    weekdays: schedule.weekdays,
    times: timesOf(schedule),
    booking_window_days: schedule.bookingWindowDays,
    same_day_booking: schedule.sameDayBooking,
    auto_confirm: schedule.autoConfirm,
    min_nights: schedule.minNights,
    // a special day without its own hours has those of its weekday
    special_dates: schedule.specialDates.map(({ date, type, note }) => ({
      date,
      type,
      times:
        type === 'closed'
          ? []
          : slotsOfDay({ ...schedule, startDate: null, endDate: null }, date).map(({ time }) => time),
      note: localizer.optional(note ?? null),
    })),
  }
}
