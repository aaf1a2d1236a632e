import type { RateableType } from '@sureda/contract/enums'
import { DEFAULT_EVENT_RATING, RATING_POINTS } from '@sureda/contract/limits'
import type { OwnRating, RatingResult } from '@sureda/contract/points'
import type { ProblemCode } from '@sureda/contract/problem-codes'
import type { Db } from '../../database/database.ts'
import { AppError } from '../../errors/app-error.ts'
import { type Earner, earn } from '../points/earn.service.ts'
import { findOwnRating, isRateable, type Rateable, saveRating } from './ratings.queries.ts'

const NOT_FOUND: Record<RateableType, ProblemCode> = {
  experience: 'experience_not_found',
  event: 'event_not_found',
  route: 'route_not_found',
  package: 'package_not_found',
  story: 'story_not_found',
  location: 'location_not_found',
  operator: 'operator_not_found',
}

/** Throws the 404 of its kind where there is no such object to be seen. */
export async function readRating(db: Db, object: Rateable, userId: string): Promise<OwnRating> {
  if (!(await isRateable(db, object))) throw new AppError(NOT_FOUND[object.type])
  return findOwnRating(db, object, userId, object.type === 'event' ? DEFAULT_EVENT_RATING : null)
}

/** Keeps the opinion of a member, 1–5 stars. The first one on an object brings points, a changed one does not. */
export async function rate(
  db: Db,
  earner: Earner,
  object: Rateable,
  { stars, capturedAt }: { stars: number; capturedAt: Date },
): Promise<{ isNew: boolean; result: RatingResult }> {
  if (!(await isRateable(db, object))) throw new AppError(NOT_FOUND[object.type])
  await saveRating(db, object, { userId: earner.userId, stars, capturedAt })
  const source = { type: 'rating', id: `${object.type}:${object.id}` } as const
  const { isNew, earned } = await earn(db, earner, { source, points: RATING_POINTS, at: capturedAt })
  return { isNew, result: { ...earned, ...(await readRating(db, object, earner.userId)) } }
}
