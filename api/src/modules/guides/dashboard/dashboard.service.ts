import type { DashboardStats } from '@sureda/contract/schemas/guides/guide'
import type { Db } from '../../../database/database.ts'
import { addDays, daysBetween } from '../../../lib/local-time.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import { isBookedHere, toBookableExperience } from '../../bookings/availability/availability.service.ts'
import { listBookableExperiences } from '../../bookings/availability/bookable-experience.queries.ts'
import { type Clock, slotsOn } from '../../bookings/availability/slot-rules.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import { dashboardDay } from './dashboard-day.service.ts'
import {
  countExperiences,
  countGroups,
  countReservations,
  type Guide,
  listActiveExperienceIds,
  listBooked,
  listNextReservations,
} from './guide.queries.ts'

const DAYS = 7
const NEXT_MAX = 5

/**
 * Seats and rooms offered and taken in the next seven days, today first, of experiences booked in the app. What is
 * taken beyond the current schedule counts as offered.
 */
async function occupancy(db: Db, guide: Guide, today: string): Promise<DashboardStats['occupancy']> {
  const days = daysBetween(today, addDays(today, DAYS - 1))
  const ids = await listActiveExperienceIds(db, guide)
  const experiences =
    ids.length > 0 ? (await listBookableExperiences(db, guide.tenantId, ids)).filter(isBookedHere) : []
  const schedules = experiences.map((row) => toBookableExperience(row).schedule)
  const taken = await listBooked(db, guide, today, days.at(-1) ?? today)
  return days.map((date) => {
    const booked = taken.find((row) => row.date === date)?.booked ?? 0
    const offered = schedules
      .flatMap((schedule) => slotsOn(schedule, date))
      .reduce((sum, slot) => sum + slot.capacity, 0)
    const capacity = Math.max(offered, booked)
    return { date, booked, capacity, occupancy: capacity === 0 ? 0 : booked / capacity }
  })
}

/** The guide's dashboard: open requests, the day, counts, the next seven days and the next five reservations. */
export async function dashboardStats(
  db: Db,
  guide: Guide,
  clock: Clock,
  localizer: Localizer,
): Promise<DashboardStats> {
  const today = dayIn(clock.timeZone, clock.now)
  const counts = await countReservations(db, guide, clock.now, today)
  const next = await listNextReservations(db, guide, clock.now, NEXT_MAX)
  return {
    upcoming_reservations: counts.upcoming,
    pending_reservations: counts.pending,
    people_today: counts.peopleToday,
    occupancy: await occupancy(db, guide, today),
    experiences: await countExperiences(db, guide),
    ...(await countGroups(db, guide)),
    next_reservations: next.map(({ title, memberName, ...row }) => ({
      ...row,
      experience_title: localizer.text(title),
      member_name: memberName,
    })),
    ...(await dashboardDay(db, guide, { now: clock.now, today }, localizer)),
  }
}
