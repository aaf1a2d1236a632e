import type { Reservation, ReservationBody } from '@sureda/contract/schemas/bookings/reservation'
import { ApiError, useIsUnanswered } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDays } from '../shared/availability-queries.ts'
import { type Days, seatsLeftAt, withHeldSeats } from '../shared/bookable-days.ts'
import {
  arrivedAs,
  type BookingDraft,
  changed,
  draftFault,
  peopleIn,
  reservationBody,
  withNewKey,
} from '../shared/booking-draft.ts'
import { deleteDraft, GUEST_ID, storeDraft } from '../shared/draft-store.ts'
import { type Refusal, refusalOf, UnknownStateError } from '../shared/refusal.ts'
import {
  createReservation,
  readReservation,
  refetchReservations,
  refreshReservations,
  reservationQueries,
} from '../shared/reservation-queries.ts'

/** The state of one booking sheet: the draft (stored on the phone at every change), and what the server answered. */
export function useBooking(userId: string, start: BookingDraft) {
  const isMember = useSession(isAuthenticated)
  const [stored, setDraft] = useState(start)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [made, setMade] = useState<Reservation | null>(null)
  const { data: mine = [] } = useQuery({ ...reservationQueries.mine(), enabled: isMember })
  const { days } = useDays(stored.experienceId, [stored.date])
  // a day with one free time leaves nothing to choose
  const draft = { ...stored, time: stored.time ?? onlyTime(stored, days) }
  // the seats of the reservation that would be changed count as free
  const held = refusal?.kind === 'exists' ? refusal.existing : undefined
  const room = seatsLeftAt(withHeldSeats(days.get(draft.date ?? ''), held)?.slots, draft.time)

  const store = (next: BookingDraft) => {
    // an answer may come after signing out: the drafts deleted then must not come back
    if ((useSession.getState().user?.id ?? GUEST_ID) === userId) void storeDraft(userId, next)
  }
  const keep = (next: BookingDraft) => {
    setDraft(next)
    store(next)
  }
  const change = (part: Partial<BookingDraft>) => {
    setRefusal(null)
    keep(changed(draft, part))
  }
  const finish = async (reservation: Reservation | null) => {
    setRefusal(null)
    setMade(reservation)
    await deleteDraft(userId, draft.experienceId)
    await refreshReservations()
  }
  const settle = async (reservation: Reservation) => {
    if (reservation.status !== 'cancelled') return finish(reservation)
    // it had arrived and was cancelled since: booking again needs a new key
    setRefusal({ kind: 'sentence', reason: 'cancelledSince' })
    keep(withNewKey(draft))
    await refreshReservations()
  }
  const refuse = (error: unknown, tried: Try): void => {
    if (error instanceof ApiError && error.code === 'idempotency_key_reused') {
      // another tab has used the key for another body
      submit.mutate({ ...tried, draft: withNewKey(draft) })
      return
    }
    const reason = refusalOf(error)
    setRefusal(reason)
    if (reason.kind === 'unreached') {
      const isUnsure = tried.draft.isUnsure || reason.reason === 'unsure'
      const sent = isUnsure ? tried.body : tried.draft.sent
      keep({ ...tried.draft, sent, isWaiting: true, isUnsure, savedAt: Date.now() })
    } else if (reason.kind !== 'unknown' && reason.kind !== 'sentence')
      // the server has made no reservation under this key
      keep({ ...tried.draft, sent: null, isWaiting: false, isUnsure: false })
    else keep({ ...tried.draft, sent: tried.body, isWaiting: false, isUnsure: false })
    // the seats shown were wrong, or the request has arrived all the same
    void refetchReservations()
  }

  const submit = useMutation({
    mutationFn: create,
    onMutate: ({ draft: tried, body: sent }: Try) => {
      setDraft({ ...tried, sent })
      // a page that closes before the answer leaves an unsure draft behind
      store({ ...tried, sent, isWaiting: true, isUnsure: true, savedAt: Date.now() })
    },
    onSuccess: settle,
    onError: refuse,
  })
  const isAsking = useIsUnanswered(draft.key)
  const online = useOnline()
  const onReconnect = useEffectEvent(() => {
    // the refusal for want of a network is no longer true: the waiting draft asks instead
    setRefusal((now) => (now?.kind === 'unreached' && now.reason === 'offline' ? null : now))
    // a request without an answer is sent again under its key, which makes one reservation at most
    if (draft.isUnsure && draft.sent && isMember && !submit.isPending)
      submit.mutate({ draft, body: draft.sent })
  })
  useEffect(() => {
    if (online) onReconnect()
  }, [online])

  return {
    draft,
    days,
    /** Places at the chosen time, undefined where not known. */
    room,
    people: peopleIn(draft, room),
    /** What is still missing. A body that was sent is complete. */
    fault: draft.sent ? null : draftFault(draft),
    refusal,
    /** The reservation: as answered, or found in the list after its answer was lost. */
    made: made ?? (submit.isPending ? undefined : arrivedAs(draft, mine)),
    isSending: submit.isPending,
    /** It was sent, and it is not known yet whether it arrived. */
    isAsking,
    change,
    send: () => {
      const body = draft.sent ?? reservationBody(draft, room)
      if (body) submit.mutate({ draft, body })
    },
    /** Removes the refusal and shows the choice again. */
    goOn: () => setRefusal(null),
    finish,
    /** Stores the draft without sending it; the person is asked when the network is back. */
    keepForLater: () => keep({ ...draft, isWaiting: true, savedAt: Date.now() }),
    /** Stores the draft as it is, for the return from signing in. */
    keep: () => keep(draft),
    keepExisting: () => finish(null),
  }
}
export type Booking = ReturnType<typeof useBooking>

function onlyTime({ date, nights }: BookingDraft, days: Days): string | null {
  const free = days.get(date ?? '')?.slots?.filter(({ status }) => status === 'available') ?? []
  return free.length === 1 && !nights ? (free[0]?.time ?? null) : null
}

interface Try {
  /** The draft before this try. */
  draft: BookingDraft
  body: ReservationBody
}

/** Sends the draft under its key. A second try may get the answer of the first, so the reservation is read again. */
async function create({ draft, body }: Try): Promise<Reservation> {
  const made = await createReservation(body, draft.key)
  if (!draft.sent) return made
  return readReservation(made.id).catch((reason: unknown) => {
    throw new UnknownStateError('The reservation could not be read', { cause: reason })
  })
}
