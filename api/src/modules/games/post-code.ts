import { createHash, timingSafeEqual } from 'node:crypto'
import { CODE_ALPHABET } from '../bookings/reservations/reservation-rules.ts'

const LENGTH = 6

/**
 * The code that is printed at the post of a game. It follows from the secret of the game, which never leaves the database: no pack and no phone has it. 30 bits
 * are enough against five tries in ten minutes.
 */
export function postCodeOf(gameId: string, salt: string): string {
  const bytes = createHash('sha256').update(`post:${salt}:${gameId}`).digest()
  return [...bytes.subarray(0, LENGTH)].map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('')
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** However it was typed: small letters, spaces and hyphens are forgiven. */
export const isPostCode = (typed: string, gameId: string, salt: string): boolean =>
  timingSafeEqual(digest(typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')), digest(postCodeOf(gameId, salt)))
