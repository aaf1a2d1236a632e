import { createHash, timingSafeEqual } from 'node:crypto'
import { CODE_ALPHABET } from '../bookings/reservations/reservation-rules.ts'

const LENGTH = 6

/**
 * The code printed at the post of a game. Derived from the game's secret, which never leaves the database, so that no
 * pack and no phone has it. 30 bits are enough against five tries in ten minutes.
 */
export function postCodeOf(gameId: string, salt: string): string {
  const bytes = createHash('sha256').update(`post:${salt}:${gameId}`).digest()
  return [...bytes.subarray(0, LENGTH)].map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('')
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Ignores case, spaces and hyphens. */
export const isPostCode = (typed: string, gameId: string, salt: string): boolean =>
  timingSafeEqual(digest(typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')), digest(postCodeOf(gameId, salt)))
