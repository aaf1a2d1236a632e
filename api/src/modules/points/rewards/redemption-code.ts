import { randomBytes } from 'node:crypto'
import { CODE_ALPHABET } from '../../bookings/reservations/reservation-rules.ts'

const LENGTH = 8

/** `ABCD-EFGH`: 40 bits, without letters and digits that look alike. */
export function newRedemptionCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** The stored form of a typed code. */
export function storedCode(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
