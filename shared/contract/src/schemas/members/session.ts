import { z } from 'zod'

/** One session of a person. Browser and system are product names, the same in every language; null: unknown. */
export const session = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.string(),
  /** Exact to five minutes: it is not written more often. */
  last_seen_at: z.string(),
  /** The requesting one. */
  current: z.boolean(),
})
export type Session = z.infer<typeof session>
