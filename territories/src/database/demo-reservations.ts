import { createHash } from 'node:crypto'
import type { Db } from '@sureda/api/database/database'
import { sql } from '@sureda/api/database/orm'
import { rowsOf } from '@sureda/api/database/with-tenant'
import { addDays, zonedInstant } from '@sureda/api/lib/local-time'
import { slotsOn } from '@sureda/api/modules/bookings/availability/slot-rules'
import { CHECK_OUT } from '@sureda/api/modules/bookings/reservations/reservation-rules'
import { NIGHT } from '@sureda/api/modules/bookings/reservations/reservations.tables'
import { resolveDay, resolveSpan } from '../pack/dates.ts'
import type { DemoJourneys } from '../pack/demo.ts'
import type { Item } from '../pack/kinds.ts'
import type { Context } from './context.ts'
import { type Counts, insertMissing, noCounts, stableUuid } from './upsert.ts'

type Booking = DemoJourneys['reservations'][number]
interface Ids {
  personId: (email: string) => string
  groupId: (key: string) => string
}

const DEFAULT_MINUTES = 120
/** Without I, O, 0 and 1, which people confuse. */
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Makes missing reservations; a demo person with an open one for the experience keeps it. */
export async function demoReservations(
  db: Db,
  context: Context,
  bookings: readonly Booking[],
  ids: Ids,
): Promise<Counts> {
  const counts = noCounts()
  for (const booking of bookings) {
    const experience = context.pack.items.experiences.find((item) => item.id === booking.experience)
    const date = experience && dayOf(context, experience, booking)
    const booked = date && experience ? await book(db, context, experience, booking, date, ids) : 0
    if (booked > 0) counts.created++
    else counts.unchanged++
  }
  return counts
}

async function book(
  db: Db,
  context: Context,
  experience: Item<'experiences'>,
  booking: Booking,
  date: string,
  ids: Ids,
): Promise<number> {
  const tenantId = context.pack.tenant.id
  const userId = ids.personId(booking.user)
  const open = booking.status === 'pending' || booking.status === 'confirmed'
  const id = stableUuid(tenantId, 'reservation', booking.key, open ? date : 'past')
  const [present] = await rowsOf(
    db,
    open
      ? sql`select 1 from reservations where tenant_id = ${tenantId} and user_id = ${userId} and experience_id = ${experience.id}
          and (group_id is not null) = ${booking.group !== undefined} and status in ('pending', 'confirmed') and date >= ${context.today}::date`
      : sql`select 1 from reservations where tenant_id = ${tenantId} and id = ${id}`,
  )
  if (present) return 0
  const slot = experience.schedule?.slots.find((candidate) => candidate.time === booking.time)
  const { nights } = booking
  const held = Array.from({ length: nights ?? 1 }, (_, night) => addDays(date, night))
  await insertMissing(
    db,
    'slot_inventory',
    held.map((day) => ({
      tenant_id: tenantId,
      experience_id: experience.id,
      date: day,
      time: nights ? NIGHT : booking.time,
      capacity: slot?.capacity ?? experience.capacity,
      booked: 0,
    })),
  )
  const zone = context.pack.tenant.time_zone
  const startsAt = zonedInstant(date, booking.time, zone)
  const endsAt = nights
    ? zonedInstant(addDays(date, nights), CHECK_OUT, zone)
    : new Date(startsAt.getTime() + (experience.duration ?? DEFAULT_MINUTES) * 60_000)
  const now = new Date().toISOString()
  const { created } = await insertMissing(db, 'reservations', [
    {
      tenant_id: tenantId,
      id,
      user_id: userId,
      experience_id: experience.id,
      group_id: booking.group ? ids.groupId(booking.group) : null,
      booking_code: booking.group ? bookingCode(id) : null,
      date,
      time: booking.time,
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
      nights: nights ?? null,
      rooms: nights ? (booking.rooms ?? 1) : null,
      people: booking.people,
      special_requests: booking.special_requests ?? null,
      status: booking.status,
      cancelled_by: booking.status === 'cancelled' ? 'member' : null,
      changed_by: 'import',
      version: 1,
      created_at: now,
      updated_at: now,
    },
  ])
  return created
}

/** The requested day, or the first one from tomorrow on with the slot; undefined if there is none within two months. */
function dayOf(context: Context, experience: Item<'experiences'>, booking: Booking): string | undefined {
  if (booking.date !== 'next-open') return resolveDay(booking.date, context.today)
  const { schedule } = experience
  if (!schedule) return undefined
  const season = experience.startDate
    ? resolveSpan(experience.startDate, experience.endDate, context.today)
    : undefined
  const rules = {
    slots: schedule.slots,
    weekdays: schedule.weekdays,
    bookingWindowDays: schedule.booking_window_days,
    sameDayBooking: schedule.same_day_booking,
    autoConfirm: schedule.auto_confirm,
    specialDates: schedule.special_dates.map((day) => ({
      ...day,
      date: resolveDay(day.date, context.today),
    })),
    startDate: season?.start.date ?? null,
    endDate: season?.end?.date ?? null,
  }
  for (let days = 1 + booking.after; days <= 60; days++) {
    const date = addDays(context.today, days)
    if (slotsOn(rules, date).some((slot) => slot.time === booking.time)) return date
  }
  return undefined
}

function bookingCode(id: string): string {
  const bytes = createHash('sha256').update(id).digest()
  return [...bytes.subarray(0, 6)].map((byte) => CODE_SIGNS[byte % CODE_SIGNS.length]).join('')
}
