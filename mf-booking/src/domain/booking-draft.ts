import type { ReservationBody } from '@sureda/contract/reservation'
import { newIdempotencyKey } from '@sureda/remote/idempotency-key'

/** A reservation that is not made yet: what the person has chosen so far, and the key of this one intent. */
export interface BookingDraft {
  experienceId: string
  /** Title of the experience, to name the draft on other screens. */
  title: string
  kind: 'individual' | 'group'
  date: string | null
  time: string | null
  people: number
  groupId: string | null
  requests: string
  /** Idempotency-Key, made when the form opens and sent with every try. */
  key: string
  /** Sending was tried and no answer came: not reserved yet, as far as anyone here knows. */
  isWaiting: boolean
  savedAt: number
}

export const newDraft = (experienceId: string, title: string): BookingDraft => ({
  experienceId,
  title,
  kind: 'individual',
  date: null,
  time: null,
  people: 2,
  groupId: null,
  requests: '',
  key: newIdempotencyKey(),
  isWaiting: false,
  savedAt: Date.now(),
})

/** A fault that keeps a step from being finished; the word is the key of its sentence. */
export type DraftFault = 'timeRequired' | 'groupRequired'

export function draftFault(draft: BookingDraft, step: 'when' | 'who'): DraftFault | null {
  if (step === 'when') return draft.date && draft.time ? null : 'timeRequired'
  return draft.kind === 'group' && !draft.groupId ? 'groupRequired' : null
}

/** The body of the create call, or null while something is missing. */
export function reservationBody(draft: BookingDraft): ReservationBody | null {
  if (!draft.date || !draft.time || draftFault(draft, 'who')) return null
  const requests = draft.requests.trim()
  return {
    experience_id: draft.experienceId,
    date: draft.date,
    time: draft.time,
    people: draft.people,
    ...(requests ? { special_requests: requests } : {}),
    ...(draft.kind === 'group' && draft.groupId ? { group_id: draft.groupId } : {}),
  }
}

/** The same wishes as another intent: the server answered that the old key stood for other data. */
export const withNewKey = (draft: BookingDraft): BookingDraft => ({ ...draft, key: newIdempotencyKey() })

/** True when the day has passed, so that the draft can no longer be sent as it is. */
export const isPast = (draft: BookingDraft, today: string): boolean =>
  draft.date !== null && draft.date < today
