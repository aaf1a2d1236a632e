import { z } from 'zod'
import { PREFERENCE_CATEGORIES } from '../../codes/enums.ts'
import { experience } from './experience.ts'

/** GET user/recommendations: experiences, those matching the person's preferences first. */
export const recommendation = experience.extend({
  /** Matching preferences; empty if the office recommends it. */
  likes: z.array(z.enum(PREFERENCE_CATEGORIES)),
})
export type Recommendation = z.infer<typeof recommendation>
