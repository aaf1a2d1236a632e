import type { Db } from '../../../database/database.ts'
import { addDays, daysBetween, zonedInstant } from '../../../lib/local-time.ts'
import type { ScheduleSlot } from '../../catalogue/experiences/experiences.tables.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import {
  type BookableExperience,
  countedAt,
  isBookedHere,
  toBookableExperience,
} from './availability.service.ts'
import { listBookableExperiences, listTaken } from './bookable-experience.queries.ts'
import { bookableSlots, bookingWindow, type Clock, CONFIRM_BEFORE_START_MS, slotsOn } from './slot-rules.ts'

/** Nearly everything has a free day in its first two weeks; only the rest is searched further. */
const FIRST_LOOK_DAYS = 14
/** The longest booking window of packs and guides. */
const WINDOW_MAX_DAYS = 730

export interface NextAvailable {
  /** The first free day by experience; absent if there is none. */
  dates: ReadonlyMap<string, string>
  /** When the clock changes one of these days, if before the next midnight. */
  until: Date | null
}

/**
 * The next free day for a page of experiences: at most three queries, however many they are. Cached with the page until
 * a slot becomes full or free again (`seats: true` of the route) or until `until`. With `from` it is the next free day
 * from then on.
 */
export async function nextAvailable(
  db: Db,
  tenantId: string,
  experienceIds: readonly string[],
  clock: Clock,
  from = '',
): Promise<NextAvailable> {
  const dates = new Map<string, string>()
  let until: Date | null = null
  if (experienceIds.length === 0) return { dates, until }
  const today = dayIn(clock.timeZone, clock.now)
  const lastDay = addDays(today, WINDOW_MAX_DAYS)
  const [, begin = today] = [today, from].sort()
  if (begin > lastDay) return { dates, until }
  let experiences = (await listBookableExperiences(db, tenantId, experienceIds))
    .filter(isBookedHere)
    .map(toBookableExperience)
  for (const span of [
    { from: begin, until: addDays(begin, FIRST_LOOK_DAYS - 1) },
    { from: addDays(begin, FIRST_LOOK_DAYS), until: lastDay },
  ]) {
    if (experiences.length === 0) break
    const ids = experiences.map(({ experienceId }) => experienceId)
    const taken = new Map<string, number>()
    // the last arrivals need the nights after the range
    const longest = Math.max(...experiences.map(({ minNights }) => minNights))
    for (const row of await listTaken(db, tenantId, ids, span.from, addDays(span.until, longest - 1))) {
      taken.set(`${row.experienceId} ${row.date} ${row.time}`, row.booked)
    }
    experiences = experiences.filter((experience) => {
      const next = firstFree(experience, taken, span, clock)
      if (!next) return true
      dates.set(experience.experienceId, next.date)
      if (next.until && (!until || next.until < until)) until = next.until
      return false
    })
  }
  return { dates, until }
}

function firstFree(
  experience: BookableExperience,
  taken: ReadonlyMap<string, number>,
  span: { from: string; until: string },
  clock: Clock,
): { date: string; until: Date | null } | undefined {
  const window = bookingWindow(experience.schedule, clock)
  const [, from = ''] = [window.from, span.from].sort()
  const [last = ''] = [window.until, span.until].sort()
  // only today and tomorrow can have slots that close before the next midnight
  const tomorrow = addDays(dayIn(clock.timeZone, clock.now), 1)
  for (const date of daysBetween(from, last)) {
    const slots =
      date > tomorrow ? slotsOn(experience.schedule, date) : bookableSlots(experience.schedule, date, clock)
    const isFree = (day: string, { time, capacity }: ScheduleSlot) =>
      (taken.get(`${experience.experienceId} ${day} ${countedAt(experience, time)}`) ?? 0) < capacity
    const canStay = (nights: number) =>
      Array.from({ length: nights - 1 }, (_, night) => addDays(date, night + 1)).every(
        (day) => day <= window.until && slotsOn(experience.schedule, day).some((slot) => isFree(day, slot)),
      )
    const free = canStay(experience.purchase === 'nights' ? experience.minNights : 1)
      ? slots.filter((slot) => isFree(date, slot))
      : []
    const latest = free.at(-1)
    if (latest)
      return { date, until: date > tomorrow ? null : closesAt(experience, date, latest.time, clock) }
  }
  return undefined
}

const closesAt = ({ schedule }: BookableExperience, date: string, time: string, { timeZone }: Clock): Date =>
  new Date(
    zonedInstant(date, time, timeZone).getTime() - (schedule.autoConfirm ? 0 : CONFIRM_BEFORE_START_MS),
  )
