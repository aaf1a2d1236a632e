import { z } from 'zod'
import { PRACTICE_PEOPLE } from '../../codes/enums.ts'
import { imageFields } from '../fields/media.ts'

/** GET regenerative-practices. */
export const regenerativePractice = z.object({
  id: z.string(),
  /** Who can do it. */
  who: z.enum(PRACTICE_PEOPLE),
  title: z.string(),
  action: z.string(),
  why: z.string(),
  /** Benefit for the land. */
  effect: z.string(),
  /** Where and with whom, in this territory. */
  local_note: z.string().nullable(),
  demo: z.boolean(),
  sources: z.array(z.string()),
  ...imageFields,
})
export type RegenerativePractice = z.infer<typeof regenerativePractice>
