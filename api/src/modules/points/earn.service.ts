import type { PointsEarned } from '@sureda/contract/points'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../database/database.ts'
import { requirePerson } from '../../plugins/access.ts'
import { type Award, awardPoints } from './award-points.service.ts'
import { levelOf } from './levels.ts'
import { findAccount } from './points.queries.ts'

/** Who earns, and where. */
export interface Earner {
  tenantId: string
  userId: string
  timeZone: string
}

export const earnerOf = (request: FastifyRequest): Earner => ({
  tenantId: request.tenant.id,
  userId: requirePerson(request).id,
  timeZone: request.tenant.timeZone,
})

/** Awards what something brings, and says how it went and where the person stands now. */
export async function earn(
  db: Db,
  { timeZone, ...person }: Earner,
  { source, points, at }: { source: Award['source']; points: number; at: Date },
): Promise<{ isNew: boolean; earned: PointsEarned }> {
  const award = await awardPoints(db, { ...person, source, points, clock: { now: at, timeZone } })
  const account = await findAccount(db, person)
  const wasCapped = award.isNew && award.points < points
  return {
    isNew: award.isNew,
    earned: {
      points_awarded: award.points,
      outcome: wasCapped ? 'daily_cap' : award.isNew ? 'awarded' : 'already_awarded',
      balance: account.balance,
      level: levelOf(account.lifetime),
    },
  }
}
