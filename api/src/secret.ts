import { z } from 'zod'

/**
 * A secret of the installation: the first value signs and encrypts, and every value is accepted, so that processes can
 * change it one after the other (docs/decisions/0049-security-and-privacy.md).
 */
export type Secret = readonly [current: string, ...accepted: string[]]

const value = z.string().min(32)

/** Values separated by commas, each of at least 32 characters. */
export const secretSchema = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.tuple([value], value))

/** What to do about a value that `secretSchema` refuses. */
export const SECRET_FIX =
  'be at least 32 characters, e.g. from: openssl rand -base64 32; two values with a comma between them while it is changed'
