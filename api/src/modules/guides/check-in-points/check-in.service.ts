import type { CheckInBody, CheckInResult } from '@sureda/contract/schemas/points/points'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import { requireAtPlace } from '../../games/player-position.ts'
import { type Earner, earnAt } from '../../points/earning/earn.service.ts'
import { findCheckInPlace } from './check-in.queries.ts'

/**
 * A member checks in: the point's value, once per point; nothing at a point of their own agency. Throws
 * `check_in_point_not_found`, `location_required`, `too_far` with `distance_m`, `too_fast`.
 */
export async function checkIn(
  db: Db,
  earner: Earner,
  body: CheckInBody,
  at: Date,
  localizer: Localizer,
): Promise<{ isNew: boolean; result: CheckInResult }> {
  const place = await findCheckInPlace(db, earner, body)
  if (!place) throw new AppError('check_in_point_not_found')
  const here = { ...requireAtPlace(place, body), at }
  const source = { type: 'checkin', id: place.id } as const
  const { isNew, earned } = await earnAt(db, earner, { source, points: place.pays ? place.points : 0, here })
  return { isNew, result: { ...earned, check_in_point: { id: place.id, name: localizer.text(place.name) } } }
}
