import { GROUP_MAX, GROUP_MIN } from '@sureda/contract/rules/limits'
import type { Reservation, ReservationBody } from '@sureda/contract/schemas/bookings/reservation'
import type { Experience, ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { newIdempotencyKey } from '@sureda/remote/api'

/** A reservation that is not made yet: what the person has chosen so far, and the key of this one intent. */
export interface BookingDraft {
  experienceId: string
  /** Title of the experience, to name the draft on other screens. */
  title: string
  kind: 'individual' | 'group'
  date: string | null
  /** Never of a stay. */
  time: string | null
  /** Only of a stay. Drafts from before there were stays have neither. */
  nights?: number | null
  rooms?: number
  /** How many they are. Where a time has fewer places, `peopleIn` says what is booked; the wish stays for a roomier one. */
  people: number
  groupId: string | null
  requests: string
  /** Idempotency-Key, made when the form opens and sent with every try. */
  key: string
  /** What went out under this key and has no answer yet: the server may have it, and a new try repeats it word for word. */
  sent: ReservationBody | null
  /** It is to be sent when the person says so. */
  isWaiting: boolean
  /** The last try got no answer at all, so it is not known whether it is reserved. */
  isUnsure: boolean
  savedAt: number
}

/** `experience` names it and says how it is bought; it opens on its next free day. */
export const newDraft = ({
  id,
  title,
  purchase,
  next_available = null,
  schedule,
}: Pick<Experience, 'id' | 'title'> &
  Partial<Pick<ExperienceDetail, 'purchase' | 'next_available' | 'schedule'>>): BookingDraft => ({
  experienceId: id,
  title,
  kind: 'individual',
  date: next_available,
  time: null,
  nights: purchase === 'nights' ? (schedule?.min_nights ?? 1) : null,
  rooms: 1,
  people: 2,
  groupId: null,
  requests: '',
  key: newIdempotencyKey(),
  sent: null,
  isWaiting: false,
  isUnsure: false,
  savedAt: Date.now(),
})

/** What a reservation was made with, as another intent for a day that is still to be chosen. */
export const draftInstead = (experience: Parameters<typeof newDraft>[0], of: Reservation): BookingDraft => ({
  ...newDraft(experience),
  kind: of.group ? 'group' : 'individual',
  date: null,
  nights: of.nights,
  rooms: of.rooms ?? 1,
  people: of.people,
  groupId: of.group?.id ?? null,
  requests: of.special_requests ?? '',
})

/** What is missing before it can be sent; the word is the key of what the button says then. */
export type DraftFault = 'dayMissing' | 'timeMissing' | 'groupMissing'

export function draftFault(draft: BookingDraft): DraftFault | null {
  if (!draft.date) return 'dayMissing'
  if (!draft.nights && !draft.time) return 'timeMissing'
  return draft.kind === 'group' && !draft.groupId ? 'groupMissing' : null
}

/**
 * How many of so many people a time takes; all of them while its places are not known. So for a time that has filled up since it was chosen: the server
 * refuses it and offers others.
 */
export const fitting = (people: number, room = GROUP_MAX): number =>
  Math.max(GROUP_MIN, Math.min(GROUP_MAX, people, room > 0 ? room : GROUP_MAX))

/** How many a draft books for. What was sent is repeated as it was. */
export const peopleIn = ({ people, sent }: BookingDraft, room?: number): number =>
  sent?.people ?? fitting(people, room)

export const quantityOf = (draft: BookingDraft, people: number) => ({
  people,
  nights: draft.nights ?? null,
  rooms: draft.rooms ?? 1,
})

/** The body of the create call, or null while something is missing. `room`: places left at the chosen time. */
export function reservationBody(draft: BookingDraft, room?: number): ReservationBody | null {
  if (!draft.date || draftFault(draft)) return null
  const requests = draft.requests.trim()
  return {
    experience_id: draft.experienceId,
    date: draft.date,
    ...(draft.nights
      ? { nights: draft.nights, rooms: draft.rooms ?? 1, people: peopleIn(draft) }
      : { time: draft.time ?? '', people: peopleIn(draft, room) }),
    ...(requests ? { special_requests: requests } : {}),
    ...(draft.kind === 'group' && draft.groupId ? { group_id: draft.groupId } : {}),
  }
}

/** The same wishes as another intent, of which nothing has gone out. */
export const withNewKey = (draft: BookingDraft): BookingDraft => ({
  ...draft,
  key: newIdempotencyKey(),
  sent: null,
  isWaiting: false,
  isUnsure: false,
})

/** What the person goes on choosing. After a try that may have arrived it is another intent. */
export const changed = (draft: BookingDraft, part: Partial<BookingDraft>): BookingDraft => ({
  ...(draft.sent ? withNewKey(draft) : draft),
  ...part,
  isWaiting: false,
  savedAt: Date.now(),
})

const isActive = ({ status }: Reservation) => status === 'pending' || status === 'confirmed'

/** The reservation that a try without an answer has become. A person has at most one of an experience and day. */
export const arrivedAs = ({ sent }: BookingDraft, all: readonly Reservation[]): Reservation | undefined =>
  sent
    ? all.find(
        (entry) =>
          isActive(entry) &&
          entry.experience_id === sent.experience_id &&
          entry.date === sent.date &&
          (sent.nights ? entry.nights === sent.nights : entry.time === sent.time) &&
          (entry.rooms ?? undefined) === sent.rooms &&
          entry.people === sent.people &&
          entry.group?.id === sent.group_id &&
          (entry.special_requests ?? undefined) === sent.special_requests,
      )
    : undefined

/** A reservation for the day of a draft, of which the draft would be a change. */
export const sameDay = (draft: BookingDraft, all: readonly Reservation[]): Reservation | undefined =>
  all.find(
    (entry) => isActive(entry) && entry.experience_id === draft.experienceId && entry.date === draft.date,
  )

/** Keys of what is said about a draft that waits. */
export const waitingWords = ({ isUnsure }: BookingDraft, online: boolean) =>
  ({
    title: isUnsure ? 'waiting.unsureTitle' : 'waiting.title',
    text: online ? (isUnsure ? 'waiting.unsure' : 'waiting.online') : 'waiting.offline',
  }) as const

/** True when the day has passed, so that the draft can no longer be sent as it is. */
export const isPast = (draft: BookingDraft, today: string): boolean =>
  draft.date !== null && draft.date < today
