import type { DashboardStats } from '@sureda/contract/schemas/guides/guide'
import type { Db } from '../../../database/database.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import type { Clock } from '../../bookings/availability/slot-rules.ts'
import {
  findNextDay,
  listClosedExperiences,
  listGroupsOfDay,
  listWaiting,
  listWithoutSlots,
} from './dashboard-day.queries.ts'
import type { Guide } from './guide.queries.ts'

const WAITING_MAX = 10
/** The drivers return computed timestamps in different types. */
const iso = (moment: string | Date) => new Date(moment).toISOString()

/** What a guide needs next: requests to answer, the groups of today or the next day, and problems. */
export async function dashboardDay(
  db: Db,
  guide: Guide,
  { now, today }: { now: Clock['now']; today: string },
  localizer: Localizer,
): Promise<Pick<DashboardStats, 'waiting' | 'day' | 'alerts'>> {
  const waiting = await listWaiting(db, guide, now, WAITING_MAX)
  const date = await findNextDay(db, guide, today)
  const groups = date === null ? [] : await listGroupsOfDay(db, guide, date)
  return {
    waiting: waiting.map(({ title, memberName, expiresAt, ...row }) => ({
      ...row,
      experience_title: localizer.text(title),
      member_name: memberName,
      expires_at: iso(expiresAt),
    })),
    day:
      date === null
        ? null
        : { date, is_today: date === today, groups: groups.map((row) => toGroup(row, localizer)) },
    alerts: await alertsOf(db, guide, localizer),
  }
}

const toGroup = (row: Awaited<ReturnType<typeof listGroupsOfDay>>[number], localizer: Localizer) => ({
  experience_id: row.experienceId,
  experience_title: localizer.text(row.title),
  time: row.time,
  starts_at: iso(row.startsAt),
  ends_at: iso(row.endsAt),
  place: localizer.text(row.locationName),
  people: row.people,
  reservations: row.reservations,
  pending: row.pending,
})

async function alertsOf(db: Db, guide: Guide, localizer: Localizer): Promise<DashboardStats['alerts']> {
  const closed = await listClosedExperiences(db, guide)
  const unbookable = await listWithoutSlots(db, guide)
  return [
    ...closed.map(({ id, title, from, until, reservations }) => ({
      kind: 'closure' as const,
      experience_id: id,
      experience_title: localizer.text(title),
      from,
      until,
      reservations,
    })),
    ...unbookable.map(({ id, title }) => ({
      kind: 'unbookable' as const,
      experience_id: id,
      experience_title: localizer.text(title),
      from: null,
      until: null,
      reservations: 0,
    })),
  ]
}
