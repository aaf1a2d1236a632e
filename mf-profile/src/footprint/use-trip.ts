import { computeFootprint } from '@sureda/contract/rules/footprint-result'
import type { FootprintInputs } from '@sureda/contract/schemas/points/footprint'
import { newIdempotencyKey } from '@sureda/remote/api'
import { useSession } from '@sureda/remote/session'
import { useState } from 'react'
import { forgetTripDraft, saveTripDraft, type TripDraft } from './trip/trip-draft.ts'
import { guessesLeft } from './trip/trip-guess.ts'

/** The trip in the calculator: every change is stored on the phone and computed at once. */
export function useTrip(userId: string, start: TripDraft) {
  // null until the first answer, so that a guess that arrives late still fills the form
  const [changed, setDraft] = useState<TripDraft | null>(null)
  // one id, although each new guess makes a new draft
  const [id] = useState(start.id)
  const draft = changed ?? { ...start, id }
  const keep = (next: TripDraft) => {
    setDraft(next)
    // the drafts deleted by signing out must not come back
    if (useSession.getState().user?.id === userId) void saveTripDraft(userId, next)
  }
  const { inputs } = draft
  return {
    draft,
    inputs,
    result: computeFootprint(inputs),
    isAnswered: inputs.legs.length + inputs.stays.length + inputs.activities.length > 0 || eats(inputs),
    change: (part: Partial<FootprintInputs>) => {
      const next = { ...inputs, ...part }
      const guessedFrom = guessesLeft(draft.guessedFrom, inputs, next)
      keep({ ...draft, savedAt: Date.now(), guessedFrom, inputs: next })
    },
    noteSaved: () => keep({ ...draft, savedAt: Date.now(), savedAs: JSON.stringify(inputs) }),
    /** Replaces this trip by another. */
    take: keep,
    startAgain: (fresh: TripDraft) => {
      setDraft({ ...fresh, id: newIdempotencyKey() })
      void forgetTripDraft(userId)
    },
  }
}

export type Trip = ReturnType<typeof useTrip>

const eats = ({ food }: FootprintInputs) =>
  food.breakfasts + food.lunches + food.dinners + food.supermarket_days > 0
