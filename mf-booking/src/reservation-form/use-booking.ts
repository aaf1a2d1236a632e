import type { Reservation } from '@sureda/contract/reservation'
import { ApiError } from '@sureda/remote/api-error'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type BookingDraft,
  type DraftFault,
  draftFault,
  reservationBody,
  withNewKey,
} from '../domain/booking-draft.ts'
import { forgetDraft, keepDraft } from '../domain/draft-store.ts'
import { type Refusal, refusalOf } from '../domain/refusal.ts'
import {
  cancelReservation,
  changeReservation,
  createReservation,
  refreshReservations,
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

  const keep = (next: BookingDraft) => {
    setDraft(next)
    void keepDraft(userId, next)
  }
  const change = (part: Partial<BookingDraft>) => {
    setFault(null)
    setRefusal(null)
    keep({ ...draft, ...part, isWaiting: false, savedAt: Date.now() })
  }
  const finish = async (reservation: Reservation | null) => {
    setRefusal(null)
    setMade(reservation)
    await forgetDraft(userId, draft.experienceId)
    await refreshReservations()
  }
  const refuse = (error: unknown) => {
    const reason = refusalOf(error)
    setRefusal(reason)
    if (reason.kind === 'unreached') keep({ ...draft, isWaiting: true, savedAt: Date.now() })
    // seats shown so far were wrong
    else void refreshReservations()
  }

  const send = useMutation({ mutationFn: () => create(draft), onSuccess: finish, onError: refuse })
  const modify = useMutation({
    mutationFn: ({ existing, editable }: { existing: Reservation; editable: readonly string[] }) =>
      changeReservation(existing, pick(reservationBody(draft), editable)),
    onSuccess: finish,
    onError: refuse,
  })
  const cancelExisting = useMutation({
    mutationFn: (id: string) => cancelReservation(id, `${draft.key}-cancel`),
    onSuccess: async () => {
      setRefusal(null)
      await refreshReservations()
    },
    onError: refuse,
  })

  const goTo = (next: Step) => {
    setFault(null)
    setRefusal(null)
    setStep(next)
  }
  const next = () => {
    const found = step === 'when' || step === 'who' ? draftFault(draft, step) : null
    if (found) return setFault(found)
    const following = STEPS[STEPS.indexOf(step) + 1]
    if (following) goTo(following)
    else send.mutate()
  }
  const back = () => goTo(STEPS[STEPS.indexOf(step) - 1] ?? 'when')

  return {
    draft,
    step,
    fault,
    refusal,
    made,
    isSending: send.isPending || modify.isPending || cancelExisting.isPending,
    change,
    next,
    back,
    goTo,
    /** Without network nothing is sent: the draft waits, and the person is asked when the network is back. */
    keepForLater: () => keep({ ...draft, isWaiting: true, savedAt: Date.now() }),
    modify: modify.mutate,
    cancelExisting: cancelExisting.mutate,
    keepExisting: () => finish(null),
  }
}
export type Booking = ReturnType<typeof useBooking>

/**
 * Sends the draft under its key. A try whose answer was lost may have stood for other data (the person changed something since); the server says so,
 * and what is on screen now is a new intent.
 */
async function create(draft: BookingDraft): Promise<Reservation> {
  const body = reservationBody(draft)
  if (!body) throw new Error('The draft is not complete')
  try {
    return await createReservation(body, draft.key)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'idempotency_key_reused') throw error
    return createReservation(body, withNewKey(draft).key)
  }
}

/** The new wishes, limited to the fields that the existing reservation still lets go. */
function pick(body: ReturnType<typeof reservationBody>, editable: readonly string[]) {
  const { date, time, people, special_requests } = body ?? {}
  const wishes = { date, time, people, special_requests }
  return Object.fromEntries(
    Object.entries(wishes).filter(([field, value]) => value !== undefined && editable.includes(field)),
  )
}
