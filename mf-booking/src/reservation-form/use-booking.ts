import type { Reservation, ReservationBody } from '@sureda/contract/schemas/bookings/reservation'
import { ApiError, useIsUnanswered } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDays } from '../shared/availability-queries.ts'
import { type Days, roomAt, withHeldSeats } from '../shared/bookable-days.ts'
import {
  arrivedAs,
  type BookingDraft,
  changed,
  draftFault,
  peopleIn,
  reservationBody,
  withNewKey,
} from '../shared/booking-draft.ts'
import { forgetDraft, GUEST_ID, storeDraft } from '../shared/draft-store.ts'
import { type Refusal, refusalOf, UnknownStateError } from '../shared/refusal.ts'
import {
  askReservationsAgain,
  createReservation,
  readReservation,
  refreshReservations,
  reservationQueries,
} from '../shared/reservation-queries.ts'

/** One run through the sheet: what is chosen (stored on the phone at every change), and what the server said. */
export function useBooking(userId: string, start: BookingDraft) {
  const isMember = useSession(isAuthenticated)
  const [stored, setDraft] = useState(start)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [made, setMade] = useState<Reservation | null>(null)
  const { data: mine = [] } = useQuery({ ...reservationQueries.mine(), enabled: isMember })
  const { days } = useDays(stored.experienceId, [stored.date])
  // a day with one time leaves nothing to choose
  const draft = { ...stored, time: stored.time ?? onlyTime(stored, days) }
  // a reservation that would be changed holds places of its own
  const held = refusal?.kind === 'exists' ? refusal.existing : undefined
  const room = roomAt(withHeldSeats(days.get(draft.date ?? ''), held)?.slots, draft.time)

  const store = (next: BookingDraft) => {
    // an answer may come after signing out: what was forgotten then stays so
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
    await forgetDraft(userId, draft.experienceId)
    await refreshReservations()
  }
  const settle = async (reservation: Reservation) => {
    if (reservation.status !== 'cancelled') return finish(reservation)
    // it had arrived, and was cancelled since: to want it once more is another intent
    setRefusal({ kind: 'sentence', reason: 'cancelledSince' })
    keep(withNewKey(draft))
    await refreshReservations()
  }
  const refuse = (error: unknown, tried: Try): void => {
    if (error instanceof ApiError && error.code === 'idempotency_key_reused') {
      // another tab has used it for other wishes
      submit.mutate({ ...tried, draft: withNewKey(draft) })
      return
    }
    const reason = refusalOf(error)
    setRefusal(reason)
    if (reason.kind === 'unreached') {
      const isUnsure = tried.draft.isUnsure || reason.reason === 'unsure'
      const sent = isUnsure ? tried.body : tried.draft.sent
      keep({ ...tried.draft, sent, isWaiting: true, isUnsure, savedAt: Date.now() })
      // the server looked and made nothing: under this key there is no booking
    } else if (reason.kind !== 'unknown' && reason.kind !== 'sentence')
      keep({ ...tried.draft, sent: null, isWaiting: false, isUnsure: false })
    else keep({ ...tried.draft, sent: tried.body, isWaiting: false, isUnsure: false })
    // seats shown so far were wrong, or it has arrived all the same
    void askReservationsAgain()
  }

  const submit = useMutation({
    mutationFn: create,
    onMutate: ({ draft: tried, body: sent }: Try) => {
      setDraft({ ...tried, sent })
      // a page that goes before the answer leaves the question behind
      store({ ...tried, sent, isWaiting: true, isUnsure: true, savedAt: Date.now() })
    },
    onSuccess: settle,
    onError: refuse,
  })
  const isAsking = useIsUnanswered(draft.key)
  const online = useOnline()
  const followLine = useEffectEvent(() => {
    // what failed for lack of a network is asked about, not told again
    setRefusal((now) => (now?.kind === 'unreached' && now.reason === 'offline' ? null : now))
    // what was sent and not answered is asked under its key: it happens once
    if (draft.isUnsure && draft.sent && isMember && !submit.isPending)
      submit.mutate({ draft, body: draft.sent })
  })
  useEffect(() => {
    if (online) followLine()
  }, [online])

  return {
    draft,
    days,
    /** Places at the chosen time, where they are known, and how many people that leaves. */
    room,
    people: peopleIn(draft, room),
    /** What is still missing; what was sent is whole. */
    fault: draft.sent ? null : draftFault(draft),
    refusal,
    /** The reservation: as it was answered, or found in the list after its answer was lost. */
    made: made ?? (submit.isPending ? undefined : arrivedAs(draft, mine)),
    isSending: submit.isPending,
    /** It was sent, and whether it arrived is not known yet. */
    isAsking,
    change,
    send: () => {
      const body = draft.sent ?? reservationBody(draft, room)
      if (body) submit.mutate({ draft, body })
    },
    /** Back to what is chosen. */
    goOn: () => setRefusal(null),
    finish,
    /** Without network nothing is sent: the draft waits, and the person is asked when the network is back. */
    keepForLater: () => keep({ ...draft, isWaiting: true, savedAt: Date.now() }),
    /** As it is, for when the person comes back from signing in. */
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
  /** As it was before this try. */
  draft: BookingDraft
  body: ReservationBody
}

/** Sends the draft under its key. The answer to a second try may be the one of the first: what has become of it since is asked. */
async function create({ draft, body }: Try): Promise<Reservation> {
  const made = await createReservation(body, draft.key)
  if (!draft.sent) return made
  return readReservation(made.id).catch((reason: unknown) => {
    throw new UnknownStateError('The reservation could not be read', { cause: reason })
  })
}
