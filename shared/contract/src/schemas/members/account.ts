import { z } from 'zod'
import { PASSWORD_MAX } from '../../rules/limits.ts'

/**
 * POST user/deletion. With the password, or without one a fresh identity token of Google or Apple with a nonce of this
 * app (`POST auth/nonce`).
 */
export const deletionBody = z.strictObject({
  password: z.string().min(1).max(PASSWORD_MAX).optional(),
  provider: z.enum(['google', 'apple']).optional(),
  id_token: z.string().min(1).max(8000).optional(),
  nonce: z.string().min(1).max(200).optional(),
})
export type DeletionBody = z.infer<typeof deletionBody>

/** GET, POST and DELETE user/deletion: when the account is deleted (null: it is not), and what ends at once with the request. */
export const accountDeletion = z.object({
  deletes_at: z.string().nullable(),
  /** The person's own future reservations: cancelled with the request and not restored. */
  open_reservations: z.number().int(),
  /** Guides and staff: the office must first hand on their work. */
  has_duties: z.boolean(),
  /** Providers that can prove identity instead of a password: linked to the account and configured here. */
  providers: z.array(z.enum(['google', 'apple'])),
})
export type AccountDeletion = z.infer<typeof accountDeletion>
