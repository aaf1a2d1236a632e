import { computeFootprint } from '@sureda/contract/rules/footprint-result'
import type { FootprintInputs } from '@sureda/contract/schemas/points/footprint'
import { newIdempotencyKey } from '@sureda/remote/api'
import { useSession } from '@sureda/remote/session'
import { useState } from 'react'
import { forgetTripDraft, keepTripDraft, type TripDraft } from './trip/trip-draft.ts'
import { guessesLeft } from './trip/trip-guess.ts'

/** The trip on the screen: every change is stored on the phone at once and computed at once. */
export function useTrip(userId: string, start: TripDraft) {
  // until a question is answered, a guess that arrives late may still fill the form
  const [changed, setDraft] = useState<TripDraft | null>(null)
  // one trip, however often the guess comes anew
  const [id] = useState(start.id)
  const draft = changed ?? { ...start, id }
  const keep = (next: TripDraft) => {
    setDraft(next)
    // signing out has forgotten it: then it stays so
    if (useSession.getState().user?.id === userId) void keepTripDraft(userId, next)
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
    /** Another trip in the place of this one. */
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
