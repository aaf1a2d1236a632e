import { GROUP_MAX, GROUP_MIN } from '@sureda/contract/rules/limits'
import type { Reservation, ReservationBody } from '@sureda/contract/schemas/bookings/reservation'
import type { Experience, ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { newIdempotencyKey } from '@sureda/remote/api'

/** A reservation that is not made yet: what the person has chosen so far, and its idempotency key. */
export interface BookingDraft {
  experienceId: string
  /** Title of the experience, to name the draft on other screens. */
  title: string
  kind: 'individual' | 'group'
  date: string | null
  /** Null for a stay. */
  time: string | null
  /** Null except for a stay. */
  nights?: number | null
  rooms?: number
  /** How many want to come. `peopleIn` says how many are booked where a time has fewer places; the wish stays for another time. */
  people: number
  groupId: string | null
  requests: string
  /** The `Idempotency-Key`: the same for every try of this draft. */
  key: string
  /** The body that was sent under this key without a final answer. The server may have it, so a new try repeats it unchanged. */
  sent: ReservationBody | null
  /** The draft waits until the person sends it. */
  isWaiting: boolean
  /** The last try got no answer, so it is not known whether it is reserved. */
  isUnsure: boolean
  savedAt: number
}

/** An empty draft of the experience on its next free day. */
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

/** A new draft with what a reservation was made with, without its day. */
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

/** What is missing before the draft can be sent; also the key of the button's text. */
export type DraftFault = 'dayMissing' | 'timeMissing' | 'groupMissing'

export function draftFault(draft: BookingDraft): DraftFault | null {
  if (!draft.date) return 'dayMissing'
  if (!draft.nights && !draft.time) return 'timeMissing'
  return draft.kind === 'group' && !draft.groupId ? 'groupMissing' : null
}

/**
 * How many of `people` a time takes. All of them while its places are not known, and when none is left: then the server refuses and offers other times.
 */
export const fitting = (people: number, room = GROUP_MAX): number =>
  Math.max(GROUP_MIN, Math.min(GROUP_MAX, people, room > 0 ? room : GROUP_MAX))

/** For how many people a draft books. A sent body is repeated unchanged. */
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

/** The same wishes under a new key, not sent yet. */
export const withNewKey = (draft: BookingDraft): BookingDraft => ({
  ...draft,
  key: newIdempotencyKey(),
  sent: null,
  isWaiting: false,
  isUnsure: false,
})

/** The draft with a change. After a try that may have arrived it gets a new key. */
export const changed = (draft: BookingDraft, part: Partial<BookingDraft>): BookingDraft => ({
  ...(draft.sent ? withNewKey(draft) : draft),
  ...part,
  isWaiting: false,
  savedAt: Date.now(),
})

const isActive = ({ status }: Reservation) => status === 'pending' || status === 'confirmed'

/** The reservation that a try without an answer has become. A member has at most one per experience and day. */
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

/** An active reservation for the day of a draft; the draft would change it. */
export const sameDay = (draft: BookingDraft, all: readonly Reservation[]): Reservation | undefined =>
  all.find(
    (entry) => isActive(entry) && entry.experience_id === draft.experienceId && entry.date === draft.date,
  )

/** Keys of the texts about a draft that waits. */
export const waitingTexts = ({ isUnsure }: BookingDraft, online: boolean) =>
  ({
    title: isUnsure ? 'waiting.unsureTitle' : 'waiting.title',
    text: online ? (isUnsure ? 'waiting.unsure' : 'waiting.online') : 'waiting.offline',
  }) as const

/** Whether the day has passed, so that the draft cannot be sent as it is. */
export const isPast = (draft: BookingDraft, today: string): boolean =>
  draft.date !== null && draft.date < today
