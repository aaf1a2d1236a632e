import { z } from 'zod'
import { CHECK_IN_PLACES, POINT_ACTIVITIES, POINT_OUTCOMES, RATEABLE_TYPES } from '../../codes/enums.ts'
import { MAX_PER_PAGE, RATING_MAX } from '../../rules/limits.ts'
import { calendarDate } from '../fields/calendar-date.ts'
import { pageQuery, queryNumber } from '../fields/envelope.ts'
import { ACHIEVEMENT_IDS } from './achievements.ts'

const objectId = z.string().min(1).max(80)

/** When something was done, where it could not be sent at once: at most `CAPTURED_MAX_AGE_MS` ago, never later than now. */
const captured = { captured_at: z.iso.datetime({ offset: true }).optional() }

/** Where a person was then. Without it the answer is `location_required`. */
const whereabouts = {
  lat: z.number().min(-90).max(90).optional(),
  lng: z.number().min(-180).max(180).optional(),
  /** Metres. */
  accuracy: z.number().min(0).max(10_000).optional(),
}

/** POST points/rating. Again for the same object: changes the stars, brings no points. */
export const ratingBody = z.strictObject({
  rateable_type: z.enum(RATEABLE_TYPES),
  rateable_id: objectId,
  rating: z.number().int().min(1).max(RATING_MAX),
  ...captured,
})
export type RatingBody = z.infer<typeof ratingBody>

/** POST points/checkin: the check-in point, or the place it is at. */
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

/** POST points/complete-route: with where the member is on the route, or was when the recording of the walk came to its end. */
export const completeRouteBody = z.strictObject({ route_id: objectId, ...whereabouts, ...captured })
export type CompleteRouteBody = z.infer<typeof completeRouteBody>

/** POST points/complete-game: of a game that was won by playing it. */
export const completeGameBody = z.strictObject({ game_id: objectId, ...whereabouts, ...captured })

/** What every call that earns answers with. */
export const pointsEarned = z.object({
  points_awarded: z.number().int(),
  outcome: z.enum(POINT_OUTCOMES),
  /** Points to spend, after this. */
  balance: z.number().int(),
  level: z.number().int(),
})
export type PointsEarned = z.infer<typeof pointsEarned>

export const checkInResult = pointsEarned.extend({
  check_in_point: z.object({ id: z.string(), name: z.string() }),
})
export type CheckInResult = z.infer<typeof checkInResult>

export const ratingQuery = ratingBody.pick({ rateable_type: true, rateable_id: true })
/** `rating` is the person's own, null where they have given none; `average` is what everybody sees. */
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
  /** Earned altogether; levels go by it, spending does not lower it. */
  lifetime: z.number().int(),
  level: z.number().int().min(1).max(4),
  /** Null on the highest level. */
  next_level: z
    .object({ level: z.number().int(), from: z.number().int(), missing: z.number().int() })
    .nullable(),
  /** What was booked today, whenever it was done: so much of the cap is used. */
  today: z.object({ earned: z.number().int(), cap: z.number().int() }),
})
export type PointsBalance = z.infer<typeof pointsBalance>

/** GET points/history: days of the tenant's calendar, both included; newest first. */
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
  /** Kind of the rated object; null for everything else. */
  rateable_type: z.enum(RATEABLE_TYPES).nullable(),
  /** Id of what was done: route, game, check-in point, rated object … */
  source_id: z.string(),
  /** Its name today; null where it is no longer shown. */
  title: z.string().nullable(),
  points: z.number().int(),
  /** The day's limit took the rest. */
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
  /** Different days on which something was earned. */
  active_days: z.number().int(),
  first_at: z.string().nullable(),
  last_at: z.string().nullable(),
})
export type PointsStats = z.infer<typeof pointsStats>

export const leaderboardQuery = z.strictObject({
  limit: queryNumber(z.number().int().min(1).max(MAX_PER_PAGE)).optional(),
})
/** GET points/leaderboard: everybody with points; with name and face only those with a public profile, and the person who asks. */
export const leaderboardEntry = z.object({
  /** Equal points share a rank. */
  rank: z.number().int(),
  /** Null of who has no public profile. */
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
  /** `me` also where the person is below the last row; null without points. */
  meta: z.object({ me: leaderboardEntry.nullable() }),
})
