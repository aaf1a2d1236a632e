import { z } from 'zod'
import { PASSWORD_MAX } from '../../rules/limits.ts'

/**
 * POST user/deletion. Who has a password sends it; who has none sends what Google or Apple says of them just now, with a nonce of this app
 * (`POST auth/nonce`).
 */
export const deletionBody = z.strictObject({
  password: z.string().min(1).max(PASSWORD_MAX).optional(),
  provider: z.enum(['google', 'apple']).optional(),
  id_token: z.string().min(1).max(8000).optional(),
  nonce: z.string().min(1).max(200).optional(),
})
export type DeletionBody = z.infer<typeof deletionBody>

/** GET, POST and DELETE user/deletion: when the account goes, null where it stays, and what goes at once with the asking. */
export const accountDeletion = z.object({
  deletes_at: z.string().nullable(),
  /** Reservations that have not begun and are the person's own: cancelled with the asking, and not brought back. */
  open_reservations: z.number().int(),
  /** Offices hand on the work of their guides and staff first. */
  has_duties: z.boolean(),
  /** Who can say in the place of a password that it is the person: those they sign in with and that are set up here. */
  providers: z.array(z.enum(['google', 'apple'])),
})
export type AccountDeletion = z.infer<typeof accountDeletion>
