import { z } from 'zod'

/** What a check-in at a place brings, and how near one must be; null where there is no check-in point. */
export const checkInOffer = z.object({
  /** What `POST points/checkin` takes as `check_in_point_id`. */
  id: z.string(),
  points: z.number().int(),
  /** Metres. */
  radius_m: z.number().int(),
  /** Where the check-in point is; need not be where the place itself is drawn. */
  latitude: z.number(),
  longitude: z.number(),
})
export type CheckInOffer = z.infer<typeof checkInOffer>
