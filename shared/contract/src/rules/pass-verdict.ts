import type { ReservationStatus } from '../codes/enums.ts'
import type { PassClaims } from './pass-claims.ts'

/**
 * Every result of checking a pass. `unlisted`: the signature is valid, but the list on the phone is older than the
 * booking. The server and an offline phone use the same function.
 */
export const PASS_RESULTS = [
  'valid',
  'unlisted',
  'attended',
  'not_confirmed',
  'other_day',
  'other_time',
  'other_experience',
  'not_yours',
  'cancelled',
  'expired',
  'other_tenant',
  'forged',
  'unknown',
] as const
export type PassResult = (typeof PASS_RESULTS)[number]

export const isWelcome = (result: PassResult): boolean => result === 'valid' || result === 'unlisted'

/** The reservation as the list or the database has it. */
export interface KnownReservation {
  experience_id: string
  date: string
  time: string
  ends_at: string
  status: ReservationStatus
  /** It was marked as present. */
  is_here: boolean
}

export interface PassEvidence {
  /** `typed`: there is no signature, only a code. */
  signature: 'good' | 'bad' | 'typed'
  claims: PassClaims | null
  known: KnownReservation | null
  /** Whether the experience is the guide's own, where known. */
  isOwn: boolean
}

/** Context of a check: at least tenant and time, and the slot whose list is open. */
export interface PassCheck {
  tenant: string
  now: Date
  date: string
  experience_id?: string | undefined
  time?: string | undefined
}

/** A pass stays valid this long after the end, because tours run late. */
export const PASS_GRACE_MS = 2 * 3_600_000

/** Returns the first matching result, from the most to the least serious. */
export function evaluatePass(
  { signature, claims, known, isOwn }: PassEvidence,
  check: PassCheck,
): PassResult {
  // there is no key of another office here, so its signature cannot be checked
  if (claims && claims.tenant !== check.tenant) return 'other_tenant'
  if (signature === 'bad') return 'forged'
  if (!isOwn) return 'not_yours'
  const facts = known ?? claims
  if (!facts) return 'unknown'
  if (known?.status === 'cancelled') return 'cancelled'
  if (known?.is_here) return 'attended'
  const endsAt = known ? Date.parse(known.ends_at) + PASS_GRACE_MS : (claims?.exp ?? 0) * 1000
  if (endsAt < check.now.getTime()) return 'expired'
  if (known?.status === 'pending') return 'not_confirmed'
  const experience = known?.experience_id ?? claims?.experience
  if (check.experience_id !== undefined && experience !== check.experience_id) return 'other_experience'
  if (facts.date !== check.date) return 'other_day'
  if (check.time !== undefined && facts.time !== check.time) return 'other_time'
  return known ? 'valid' : 'unlisted'
}
