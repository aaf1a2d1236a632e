import { z } from 'zod'
import { PREFERENCE_CATEGORIES } from '../../codes/enums.ts'
import { experience } from './experience.ts'

/** GET user/recommendations: experiences, what the person likes first. */
export const recommendation = experience.extend({
  /** Which of their preferences it meets; empty where it is here because the office recommends it. */
  likes: z.array(z.enum(PREFERENCE_CATEGORIES)),
})
export type Recommendation = z.infer<typeof recommendation>
