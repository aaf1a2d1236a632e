import { EDITABLE_FIELDS, type ReservationStatus } from '@sureda/contract/codes/enums'
import { CONFIRM_BEFORE_START_MS } from '../availability/slot-rules.ts'

/** Length of an experience that declares none. */
const DEFAULT_DURATION_MIN = 120
/** An unconfirmed request expires after this long. */
const CONFIRM_WITHIN_MS = 48 * 3_600_000

/** Transitions of a reservation. */
export type ReservationEvent = 'confirm' | 'reject' | 'expire' | 'cancel' | 'complete'

const TRANSITIONS: Record<ReservationStatus, Partial<Record<ReservationEvent, ReservationStatus>>> = {
  pending: { confirm: 'confirmed', reject: 'cancelled', expire: 'cancelled', cancel: 'cancelled' },
  confirmed: { cancel: 'cancelled', complete: 'completed' },
  completed: {},
  cancelled: {},
}

/** The status after an event, or undefined if it is not allowed in this status. */
export const nextStatus = (
  status: ReservationStatus,
  event: ReservationEvent,
): ReservationStatus | undefined => TRANSITIONS[status][event]

export interface ReservationTimes {
  status: ReservationStatus
  startsAt: Date
  endsAt: Date
  createdAt: Date
}

/** A member may cancel until the start. */
export const canCancel = (
  { status, startsAt }: Pick<ReservationTimes, 'status' | 'startsAt'>,
  now: Date,
): boolean => nextStatus(status, 'cancel') !== undefined && now < startsAt

/** Fields a member may still change; none once it has begun. A stay has nights and rooms instead of a time. */
export function editableFields(
  { status, startsAt, nights }: Pick<ReservationTimes, 'status' | 'startsAt'> & { nights: number | null },
  now: Date,
): readonly string[] {
  if (now >= startsAt) return []
  if (nights === null) return EDITABLE_FIELDS[status]
  return EDITABLE_FIELDS[status].flatMap((field) => (field === 'time' ? ['nights', 'rooms'] : [field]))
}

/** When an unconfirmed request expires: 48 hours after it was made, or two hours before its start. */
export const expiresAt = ({ createdAt, startsAt }: Pick<ReservationTimes, 'createdAt' | 'startsAt'>): Date =>
  new Date(Math.min(createdAt.getTime() + CONFIRM_WITHIN_MS, startsAt.getTime() - CONFIRM_BEFORE_START_MS))

/** Departure time of stays, in local time. */
export const CHECK_OUT = '12:00'

export const endOf = (startsAt: Date, durationMin: number | null): Date =>
  new Date(startsAt.getTime() + (durationMin ?? DEFAULT_DURATION_MIN) * 60_000)

/** Characters that cannot be confused when read aloud or by hand: no I, O, 0, 1. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Six of the 32 equally likely characters. */
export const bookingCodeFrom = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 6)].map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('')
