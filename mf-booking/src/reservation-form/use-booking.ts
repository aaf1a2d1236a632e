import type { Reservation, ReservationBody } from '@sureda/contract/reservation'
import { ApiError } from '@sureda/remote/api-error'
import { useSession } from '@sureda/remote/session'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { roomAt, withHeldSeats } from '../domain/bookable-days.ts'
import {
  arrivedAs,
  type BookingDraft,
  changed,
  type DraftFault,
  draftFault,
  peopleIn,
  reservationBody,
  withNewKey,
} from '../domain/booking-draft.ts'
import { forgetDraft, keepDraft } from '../domain/draft-store.ts'
import { type Refusal, refusalOf, UnknownStateError } from '../domain/refusal.ts'
import {
  askReservationsAgain,
  createReservation,
  readReservation,
  refreshReservations,
  reservationQueries,
} from '../queries/reservation-queries.ts'

export const STEPS = ['when', 'who', 'wishes', 'review'] as const
export type Step = (typeof STEPS)[number]

/** One run through the form: what is chosen (kept on the phone at every change), where the person stands, what the server said. */
export function useBooking(userId: string, start: BookingDraft) {
  const [draft, setDraft] = useState(start)
  const [step, setStep] = useState<Step>(start.isWaiting ? 'review' : 'when')
  const [fault, setFault] = useState<DraftFault | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [made, setMade] = useState<Reservation | null>(null)
  const { data: mine = [] } = useQuery(reservationQueries.mine())
  const slots = useQuery({
    ...reservationQueries.slots(draft.experienceId, draft.date ?? ''),
    enabled: draft.date !== null,
  })
  // a reservation that would be changed holds places of its own
  const held = refusal?.kind === 'exists' ? refusal.existing : undefined
  const room = roomAt(withHeldSeats(slots.data?.time_slots, draft.date ?? '', held), draft.time)

  const keep = (next: BookingDraft) => {
    setDraft(next)
    // an answer may come after signing out: what was forgotten then stays so
    if (useSession.getState().user?.id === userId) void keepDraft(userId, next)
  }
  const change = (part: Partial<BookingDraft>) => {
    setFault(null)
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
      send.mutate({ ...tried, draft: withNewKey(draft) })
      return
    }
    const reason = refusalOf(error)
    setRefusal(reason)
    if (reason.kind === 'unreached')
      keep({
        ...draft,
        isWaiting: true,
        isUnsure: draft.isUnsure || reason.reason === 'unsure',
        savedAt: Date.now(),
      })
    // the server looked and made nothing: under this key nothing stands
    if (reason.kind === 'exists' || reason.kind === 'slot' || reason.kind === 'date')
      keep({ ...draft, sent: null, isWaiting: false, isUnsure: false })
    // seats shown so far were wrong, or it has arrived all the same
    void askReservationsAgain()
  }

  const send = useMutation({
    mutationFn: create,
    onMutate: (tried: Try) => keep({ ...tried.draft, sent: tried.body }),
    onSuccess: settle,
    onError: refuse,
  })
  useEffect(() => {
    // the network is back: what failed for lack of it is asked about, not told again
    const ask = () =>
      setRefusal((now) => (now?.kind === 'unreached' && now.reason === 'offline' ? null : now))
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [])

  const goTo = (next: Step) => {
    setFault(null)
    setRefusal(null)
    setStep(next)
  }
  const next = () => {
    const found = step === 'when' || step === 'who' ? draftFault(draft, step) : null
    if (found) return setFault(found)
    const following = STEPS[STEPS.indexOf(step) + 1]
    if (following) return goTo(following)
    const body = draft.sent ?? reservationBody(draft, room)
    if (body) send.mutate({ draft, body })
  }
  const back = () => goTo(STEPS[STEPS.indexOf(step) - 1] ?? 'when')

  return {
    draft,
    /** Places at the chosen time, where they are known, and how many people that leaves. */
    room,
    people: peopleIn(draft, room),
    step,
    fault,
    refusal,
    /** The reservation: as it was answered, or found in the list after its answer was lost. */
    made: made ?? (send.isPending ? undefined : arrivedAs(draft, mine)),
    isSending: send.isPending,
    change,
    next,
    back,
    goTo,
    finish,
    /** Without network nothing is sent: the draft waits, and the person is asked when the network is back. */
    keepForLater: () => keep({ ...draft, isWaiting: true, savedAt: Date.now() }),
    keepExisting: () => finish(null),
  }
}
export type Booking = ReturnType<typeof useBooking>

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
