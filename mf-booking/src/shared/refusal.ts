import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { ApiError, MissingTokenError, mayHaveArrived, OfflineError } from '@sureda/remote/api'

export interface Alternative {
  date: string
  /** Null where only the day is proposed. */
  time: string | null
  remaining: number | null
}

/** Why a reservation was not made or changed. `reason` is the key of its text. */
export type Refusal =
  | { kind: 'exists'; existing: Reservation; editable: readonly string[] }
  | { kind: 'slot'; reason: 'slotFull' | 'slotUnavailable'; alternatives: Alternative[] }
  | { kind: 'date'; reason: DateReason; alternatives: Alternative[] }
  | { kind: 'rooms'; needed: number }
  | { kind: 'nights'; needed: number }
  | { kind: 'sentence'; reason: SentenceReason; bookingCode?: string }
  | { kind: 'unreached'; reason: 'offline' | 'unsure' }
  | { kind: 'unknown'; error: unknown }

/** Reasons for which another day has to be chosen. */
const DATES = {
  date_full: 'dateFull',
  no_slots: 'noSlots',
  date_past: 'datePast',
  date_outside_window: 'dateOutside',
  date_closed: 'dateClosed',
} as const
type DateReason = (typeof DATES)[keyof typeof DATES]

const SENTENCES = {
  group_required: 'groupRequired',
  no_groups: 'noGroups',
  group_role_required: 'groupRole',
  group_not_found: 'groupNotFound',
  not_found: 'groupNotFound',
  group_reservation_exists: 'groupExists',
  experience_not_found: 'experienceNotFound',
  reservation_not_found: 'reservationNotFound',
  field_locked: 'fieldLocked',
  reservation_closed: 'closed',
  stale_reservation: 'stale',
  login_required: 'loginRequired',
  reservation_transition: 'closed',
  token_missing: 'loginRequired',
  token_expired: 'loginRequired',
  token_revoked: 'loginRequired',
  busy: 'busy',
  not_bookable: 'notBookable',
  // for an answer without the existing reservation
  reservation_exists: 'exists',
  account_leaving: 'accountLeaving',
  too_many_open: 'tooManyOpen',
} as const
/** `cancelledSince` is no code of the server: the reservation had arrived and was cancelled since. */
export type SentenceReason =
  | (typeof SENTENCES)[keyof typeof SENTENCES]
  | 'cancelledSince'
  | 'tooManyUnconfirmed'

/** The server has the reservation, but its state could not be read. */
export class UnknownStateError extends Error {
  override readonly name = 'UnknownStateError'
}

export function refusalOf(error: unknown): Refusal {
  if (mayHaveArrived(error) || error instanceof UnknownStateError)
    return { kind: 'unreached', reason: 'unsure' }
  if (error instanceof OfflineError) return { kind: 'unreached', reason: 'offline' }
  if (error instanceof MissingTokenError) return { kind: 'sentence', reason: 'loginRequired' }
  if (!(error instanceof ApiError)) return { kind: 'unknown', error }
  const { code, data } = error
  const alternatives = alternativesOf(data.alternatives)
  if (code === 'reservation_exists' && isReservation(data.existing_reservation))
    return {
      kind: 'exists',
      existing: data.existing_reservation,
      editable: Array.isArray(data.editable_fields) ? data.editable_fields : [],
    }
  if (code === 'slot_full') return { kind: 'slot', reason: 'slotFull', alternatives }
  if (code === 'slot_unavailable') return { kind: 'slot', reason: 'slotUnavailable', alternatives }
  if (code in DATES) return { kind: 'date', reason: DATES[code as keyof typeof DATES], alternatives }
  if (code === 'more_nights_needed') return { kind: 'nights', needed: Number(data.min_nights) || 2 }
  if (code === 'more_rooms_needed') return { kind: 'rooms', needed: Number(data.rooms) || 1 }
  // confirming the e-mail address raises the limit
  if (code === 'too_many_open' && data.email_confirmed === false)
    return { kind: 'sentence', reason: 'tooManyUnconfirmed' }
  const reason = (SENTENCES as Record<string, SentenceReason | undefined>)[code]
  if (!reason) return { kind: 'unknown', error }
  const { booking_code: bookingCode } = data
  return { kind: 'sentence', reason, ...(typeof bookingCode === 'string' && { bookingCode }) }
}

const isReservation = (value: unknown): value is Reservation =>
  typeof value === 'object' && value !== null && 'id' in value && 'date' in value

/** Reads `data.alternatives` of an answer; anything but a day with an optional time is left out. */
function alternativesOf(value: unknown): Alternative[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown): Alternative[] => {
    if (typeof entry === 'string') return [{ date: entry, time: null, remaining: null }]
    const { date, time, remaining } = (entry ?? {}) as Record<string, unknown>
    if (typeof date !== 'string') return []
    return [
      {
        date,
        time: typeof time === 'string' ? time : null,
        remaining: typeof remaining === 'number' ? remaining : null,
      },
    ]
  })
}
