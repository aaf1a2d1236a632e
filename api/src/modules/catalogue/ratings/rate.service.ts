import type { RateableType } from '@sureda/contract/codes/enums'
import type { ProblemCode } from '@sureda/contract/codes/problem-codes'
import { DEFAULT_EVENT_RATING, RATING_POINTS } from '@sureda/contract/rules/limits'
import type { OwnRating, RatingResult } from '@sureda/contract/schemas/points/points'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { type Earner, earn } from '../../points/earning/earn.service.ts'
import {
  findOwnRating,
  hasVisited,
  isRateable,
  type Rateable,
  saveRating,
  wasUnpaid,
} from './ratings.queries.ts'

const NOT_FOUND: Record<RateableType, ProblemCode> = {
  experience: 'experience_not_found',
  event: 'event_not_found',
  route: 'route_not_found',
  package: 'package_not_found',
  story: 'story_not_found',
  location: 'location_not_found',
  operator: 'operator_not_found',
}

/** Throws the 404 of its kind if there is no such visible object. */
export async function readRating(db: Db, object: Rateable, userId: string): Promise<OwnRating> {
  if (!(await isRateable(db, object))) throw new AppError(NOT_FOUND[object.type])
  return findOwnRating(db, object, userId, object.type === 'event' ? DEFAULT_EVENT_RATING : null)
}

/**
 * Stores a member's rating, 1–5 stars. It gives points once per object, and only for visited ones: a member who rates
 * before the visit gets them with the next rating.
 */
export async function rate(
  db: Db,
  earner: Earner,
  object: Rateable,
  { stars, capturedAt }: { stars: number; capturedAt: Date },
): Promise<{ isNew: boolean; result: RatingResult }> {
  if (!(await isRateable(db, object))) throw new AppError(NOT_FOUND[object.type])
  await saveRating(db, object, { userId: earner.userId, stars, capturedAt })
  const source = { type: 'rating', id: `${object.type}:${object.id}` } as const
  const hasBeen = await hasVisited(db, object, earner.userId)
  const award = { source, points: hasBeen ? RATING_POINTS : 0, at: capturedAt }
  const first = await earn(db, earner, { ...award, meta: { unvisited: !hasBeen } })
  const isOwed = hasBeen && !first.isNew && (await wasUnpaid(db, earner, source.id))
  const { earned } = isOwed
    ? await earn(db, earner, { ...award, source: { ...source, occurrence: 'visited' } })
    : first
  return { isNew: first.isNew, result: { ...earned, ...(await readRating(db, object, earner.userId)) } }
}
