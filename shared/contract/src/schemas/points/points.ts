import { z } from 'zod'
import { CHECK_IN_PLACES, POINT_ACTIVITIES, POINT_OUTCOMES, RATEABLE_TYPES } from '../../codes/enums.ts'
import { MAX_PER_PAGE, RATING_MAX } from '../../rules/limits.ts'
import { calendarDate } from '../fields/calendar-date.ts'
import { pageQuery, queryNumber } from '../fields/envelope.ts'
import { ACHIEVEMENT_IDS } from './achievements.ts'

const objectId = z.string().min(1).max(80)

/** When it was done, if it could not be sent at once: at most `CAPTURED_MAX_AGE_MS` ago, never in the future. */
const captured = { captured_at: z.iso.datetime({ offset: true }).optional() }

/** The person's position then. Without it the answer is `location_required`. */
const whereabouts = {
  lat: z.number().min(-90).max(90).optional(),
  lng: z.number().min(-180).max(180).optional(),
  /** Metres. */
  accuracy: z.number().min(0).max(10_000).optional(),
}

/** POST points/rating. Repeated for the same object: changes the stars, gives no points. */
export const ratingBody = z.strictObject({
  rateable_type: z.enum(RATEABLE_TYPES),
  rateable_id: objectId,
  rating: z.number().int().min(1).max(RATING_MAX),
  ...captured,
})
export type RatingBody = z.infer<typeof ratingBody>

/** POST points/checkin: the check-in point, or its place. */
export const checkInBody = z
  .strictObject({
    check_in_point_id: z.string().min(1).max(100).optional(),
    poi_type: z.enum(CHECK_IN_PLACES).optional(),
    poi_id: objectId.optional(),
    ...whereabouts,
    ...captured,
  })
  .superRefine((body, context) => {
    const byPlace = body.poi_type !== undefined && body.poi_id !== undefined
    if (body.check_in_point_id === undefined && !byPlace)
      context.addIssue({ code: 'custom', path: ['check_in_point_id'], message: 'required' })
  })
export type CheckInBody = z.infer<typeof checkInBody>

/** POST points/complete-route: with the member's position on the route, now or at the end of the recorded walk. */
export const completeRouteBody = z.strictObject({ route_id: objectId, ...whereabouts, ...captured })
export type CompleteRouteBody = z.infer<typeof completeRouteBody>

/** POST points/complete-game: for a game won by playing. */
export const completeGameBody = z.strictObject({ game_id: objectId, ...whereabouts, ...captured })

/** Answer of every call that gives points. */
export const pointsEarned = z.object({
  points_awarded: z.number().int(),
  outcome: z.enum(POINT_OUTCOMES),
  /** Spendable points afterwards. */
  balance: z.number().int(),
  level: z.number().int(),
})
export type PointsEarned = z.infer<typeof pointsEarned>

export const checkInResult = pointsEarned.extend({
  check_in_point: z.object({ id: z.string(), name: z.string() }),
})
export type CheckInResult = z.infer<typeof checkInResult>

export const ratingQuery = ratingBody.pick({ rateable_type: true, rateable_id: true })
/** `rating` is the person's own, null if none; `average` is the public one. */
export const ownRating = z.object({
  rateable_type: z.enum(RATEABLE_TYPES),
  rateable_id: z.string(),
  rating: z.number().int().nullable(),
  average: z.number().nullable(),
  ratings_count: z.number().int(),
})
export type OwnRating = z.infer<typeof ownRating>
export const ratingResult = pointsEarned.extend(ownRating.shape)
export type RatingResult = z.infer<typeof ratingResult>

/** GET points/balance. */
export const pointsBalance = z.object({
  balance: z.number().int(),
  /** Total earned; levels depend on it, spending does not lower it. */
  lifetime: z.number().int(),
  level: z.number().int().min(1).max(4),
  /** Null on the highest level. */
  next_level: z
    .object({ level: z.number().int(), from: z.number().int(), missing: z.number().int() })
    .nullable(),
  /** Booked today, whenever it was done: this much of the cap is used. */
  today: z.object({ earned: z.number().int(), cap: z.number().int() }),
})
export type PointsBalance = z.infer<typeof pointsBalance>

/** GET points/history: inclusive days of the tenant's calendar; newest first. */
export const pointsHistoryQuery = z
  .strictObject({
    activity_type: z.enum(POINT_ACTIVITIES).optional(),
    start_date: calendarDate.optional(),
    end_date: calendarDate.optional(),
    ...pageQuery,
  })
  .superRefine(({ start_date, end_date }, context) => {
    if (start_date && end_date && start_date > end_date)
      context.addIssue({ code: 'custom', path: ['end_date'], message: 'ends_before_start' })
  })

export const pointsEntry = z.object({
  id: z.string(),
  activity_type: z.enum(POINT_ACTIVITIES),
  /** Kind of the rated object; otherwise null. */
  rateable_type: z.enum(RATEABLE_TYPES).nullable(),
  /** Id of the source: route, game, check-in point, rated object … */
  source_id: z.string(),
  /** Its current name; null if no longer published. */
  title: z.string().nullable(),
  points: z.number().int(),
  /** The daily limit reduced it. */
  capped: z.boolean(),
  occurred_at: z.string(),
})
export type PointsEntry = z.infer<typeof pointsEntry>

/** GET points/stats. */
export const pointsStats = z.object({
  total: z.number().int(),
  activities: z.array(
    z.object({
      activity_type: z.enum(POINT_ACTIVITIES),
      count: z.number().int(),
      points: z.number().int(),
    }),
  ),
  achievements: z.array(
    z.object({
      id: z.enum(ACHIEVEMENT_IDS),
      target: z.number().int(),
      progress: z.number().int(),
      achieved: z.boolean(),
    }),
  ),
  /** Number of days with earnings. */
  active_days: z.number().int(),
  first_at: z.string().nullable(),
  last_at: z.string().nullable(),
})
export type PointsStats = z.infer<typeof pointsStats>

export const leaderboardQuery = z.strictObject({
  limit: queryNumber(z.number().int().min(1).max(MAX_PER_PAGE)).optional(),
})
/** GET points/leaderboard: everyone with points; name and photo only for public profiles and the requesting person. */
export const leaderboardEntry = z.object({
  /** Equal points share a rank. */
  rank: z.number().int(),
  /** Null without a public profile. */
  name: z.string().nullable(),
  avatar: z.string().nullable(),
  /** Lifetime points. */
  points: z.number().int(),
  level: z.number().int(),
  is_me: z.boolean(),
})
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>
export const leaderboard = z.object({
  data: z.array(leaderboardEntry),
  /** `me` is also set if the person is below the last row; null without points. */
  meta: z.object({ me: leaderboardEntry.nullable() }),
})
