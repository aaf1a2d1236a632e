import type { PointsEarned } from '@sureda/contract/schemas/points/points'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../database/database.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { levelOf } from '../ledger/levels.ts'
import { findAccount } from '../ledger/points.queries.ts'
import { type Award, awardPoints, outcomeOf } from './award-points.service.ts'
import { requireReachable, type Stop, savePosition } from './travel.service.ts'

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

/** Awards points, and returns the result and the person's new state. */
export async function earn(
  db: Db,
  { tenantId, userId }: Earner,
  { source, points, at, meta }: Pick<Award, 'source' | 'points' | 'meta'> & { at: Date },
): Promise<{ isNew: boolean; earned: PointsEarned }> {
  const now = await databaseTime.of(db)
  const award = await awardPoints(db, {
    tenantId,
    userId,
    source,
    points,
    now,
    doneAt: at,
    ...(meta && { meta }),
  })
  const account = await findAccount(db, { tenantId, userId })
  return {
    isNew: award.isNew,
    earned: {
      points_awarded: award.points,
      outcome: outcomeOf(award, points),
      balance: account.balance,
      level: levelOf(account.lifetime),
    },
  }
}

/** The same at a place, which must be reachable from the person's other positions. Throws `too_fast`. */
export async function earnAt(
  db: Db,
  earner: Earner,
  { source, points, here }: { source: Award['source']; points: number; here: Stop },
): Promise<{ isNew: boolean; earned: PointsEarned }> {
  const answer = await earn(db, earner, { source, points, at: here.at })
  // a repeated award needs no second proof; the refusal rolls the award back
  if (!answer.isNew) return answer
  await requireReachable(db, earner, here, await databaseTime.of(db))
  await savePosition(db, earner, here)
  return answer
}
