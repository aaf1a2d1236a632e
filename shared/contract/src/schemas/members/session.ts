import { z } from 'zod'

/** One place where a person is signed in. Browser and system are names of products, the same in every language; null: unknown. */
export const session = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.string(),
  /** Exact to five minutes: it is not written more often. */
  last_seen_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type Session = z.infer<typeof session>
