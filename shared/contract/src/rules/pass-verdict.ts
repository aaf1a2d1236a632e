import type { ReservationStatus } from '../codes/enums.ts'
import type { PassClaims } from './pass-claims.ts'

/**
 * Every answer to "may these people come in?". `unlisted`: the signature is good and the list on the phone is older than the booking. The server and a
 * phone without network judge by the same function.
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

/** What the list or the database knows of the reservation. */
export interface KnownReservation {
  experience_id: string
  date: string
  time: string
  ends_at: string
  status: ReservationStatus
  /** A person has noted that they are here. */
  is_here: boolean
}

export interface PassEvidence {
  /** `typed`: there is no signature, only a code. */
  signature: 'good' | 'bad' | 'typed'
  claims: PassClaims | null
  known: KnownReservation | null
  /** Whether the experience is the guide's own, where that is known. */
  isOwn: boolean
}

/** What is being checked: at least the tenant and the moment, and the slot at whose list the guide is. */
export interface PassCheck {
  tenant: string
  now: Date
  date: string
  experience_id?: string | undefined
  time?: string | undefined
}

/** How long after the end a pass still counts: tours run late. */
export const PASS_GRACE_MS = 2 * 3_600_000

/** The first of the answers that is true, from what makes everything else worthless to what is only another slot. */
export function judgePass({ signature, claims, known, isOwn }: PassEvidence, check: PassCheck): PassResult {
  // of another office there is no key here, so its signature cannot be checked, and need not be
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
