import type { Reservation, ReservationChange } from '@sureda/contract/schemas/bookings/reservation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { clockOf } from '../../platform/tenant/tenant-clock.ts'
import type { MemberContext } from './booking.service.ts'
import { type Asked, explainRefusal, isRefusal } from './booking-errors.ts'
import { findReservation } from './reservations.queries.ts'
import { toReservation } from './to-reservation.ts'

/** The member of a request, with the current time of the tenant. */
export const memberContext = async (tx: Db, request: FastifyRequest): Promise<MemberContext> => ({
  tenantId: request.tenant.id,
  userId: requirePerson(request).id,
  clock: await clockOf(tx, request.tenant),
  localizer: localizerFor(request),
})

/** Runs a transaction for the member of a request. */
export const asMember = <T>(
  request: FastifyRequest,
  work: (tx: Db, member: MemberContext) => Promise<T>,
): Promise<T> => request.inTenant(async (tx) => work(tx, await memberContext(tx, request)))

/** One transaction; a refusal of the database is explained, for which a second one reads the current state. */
export async function withReadableRefusal<T>(
  request: FastifyRequest,
  asked: (tx: Db, member: MemberContext) => Promise<Asked>,
  work: (tx: Db, member: MemberContext) => Promise<T>,
): Promise<T> {
  try {
    return await asMember(request, work)
  } catch (error) {
    if (!isRefusal(error)) throw error
    throw await asMember(request, async (tx, member) =>
      explainRefusal(tx, member, await asked(tx, member), error),
    )
  }
}

/** The result a change would have had. */
export async function requestedChange(
  tx: Db,
  member: MemberContext,
  id: string,
  change: ReservationChange,
): Promise<Asked> {
  const row = await findReservation(tx, member, id)
  if (!row) throw new AppError('reservation_not_found')
  const { date = row.date, people = row.people, nights = row.nights, rooms = row.rooms } = change
  return { id, experience_id: row.experienceId, date, people, nights, rooms, group_id: row.group?.id }
}

export async function answerReservation(
  tx: Db,
  member: MemberContext,
  id: string,
): Promise<{ data: Reservation }> {
  const row = await findReservation(tx, member, id)
  if (!row) throw new AppError('reservation_not_found')
  return { data: toReservation(row, member.localizer, member.clock.now) }
}

/** Versions from `If-Match`; empty for a foreign tag; undefined if the header is absent or `*`. */
export function seenVersions(request: FastifyRequest): readonly number[] | undefined {
  const header = request.headers['if-match']
  if (header === undefined || header.trim() === '*') return undefined
  // compressing proxies weaken our tags: W/ is accepted
  return header
    .split(',')
    .flatMap((tag) => /^(?:W\/)?"?(\d{1,9})"?$/.exec(tag.trim())?.[1] ?? [])
    .map(Number)
}

/** Sets the ETag for `If-Match` of the next change. */
export function tagged<T extends { data: { version: number } }>(reply: FastifyReply, answer: T): T {
  reply.header('etag', `"${answer.data.version}"`)
  return answer
}
