import { z } from 'zod'

/** Points and radius of a check-in at a place; null if it has no check-in point. */
export const checkInOffer = z.object({
  /** `check_in_point_id` of `POST points/checkin`. */
  id: z.string(),
  points: z.number().int(),
  /** Metres. */
  radius_m: z.number().int(),
  /** Position of the check-in point, which may differ from that of the place. */
  latitude: z.number(),
  longitude: z.number(),
})
export type CheckInOffer = z.infer<typeof checkInOffer>
