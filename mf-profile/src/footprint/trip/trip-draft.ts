import type { Diet, StayType, TransportMode } from '@sureda/contract/rules/footprint-codes'
import { daysLater } from '@sureda/contract/rules/footprint-result'
import type { FootprintInputs } from '@sureda/contract/schemas/points/footprint'
import { newIdempotencyKey } from '@sureda/remote/api'
import { deleteDraft, type MemberDraft, readDrafts, saveDraft } from '@sureda/remote/offline'
import { queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'
import type { Guess, GuessedFrom } from './trip-guess.ts'

/** The trip in the calculator, as it is stored on this phone. */
export interface TripDraft extends MemberDraft {
  /** Identifies the trip in the outbox: saving it again replaces it there. */
  id: string
  inputs: FootprintInputs
  guessedFrom: GuessedFrom
  /** The answers that were saved last, as JSON. */
  savedAs: string | null
}

/** The answers of the express form. */
export interface ExpressAnswers {
  mode: TransportMode
  km: number
  type: StayType
  nights: number
  diet: Diet
}

const SUBJECT = 'trip'
// booking drafts have the person's id alone as their owner
const ownerOf = (userId: string) => `footprint-${userId}`

/** A stored draft; one of an older release has no id, and one source for all guesses. */
type StoredDraft = Omit<TripDraft, 'id' | 'guessedFrom'> & {
  id?: string
  guessedFrom: GuessedFrom | string | null
}
/** The id that the older release gave a trip in the outbox, where it may still wait. */
const formerId = ({ start_date, destination }: FootprintInputs) => `${start_date}:${destination ?? ''}`

export const tripDraftOf = (userId: string) =>
  queryOptions({
    queryKey: ['footprint-draft', userId],
    queryFn: async () => {
      const [stored] = await readDrafts<StoredDraft>(ownerOf(userId))
      if (!stored) return null
      const { id = formerId(stored.inputs), guessedFrom } = stored
      return { ...stored, id, guessedFrom: typeof guessedFrom === 'object' ? (guessedFrom ?? {}) : {} }
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** Never fails. The cache is set first, so that a screen opened at once finds the draft. */
export async function saveTripDraft(userId: string, draft: TripDraft): Promise<void> {
  queryClient.setQueryData(tripDraftOf(userId).queryKey, draft)
  await saveDraft(ownerOf(userId), SUBJECT, draft)
}

export async function forgetTripDraft(userId: string): Promise<void> {
  queryClient.setQueryData(tripDraftOf(userId).queryKey, null)
  await deleteDraft(ownerOf(userId), SUBJECT)
}

/** A trip with only a destination and guesses. */
export function newTrip(destination: string | undefined, today: string, guess?: Guess): TripDraft {
  return {
    id: newIdempotencyKey(),
    savedAt: Date.now(),
    guessedFrom: guess?.from ?? {},
    savedAs: null,
    inputs: {
      destination,
      start_date: today,
      end_date: today,
      adults: 1,
      children: 0,
      legs: [],
      stays: [],
      food: { breakfasts: 0, lunches: 0, dinners: 0, supermarket_days: 0, diet: 'omnivore', local: false },
      activities: [],
      ...guess?.inputs,
    },
  }
}

/** A new trip with the answers of a saved one. */
export const tripAgain = (inputs: FootprintInputs): TripDraft => ({
  id: newIdempotencyKey(),
  savedAt: Date.now(),
  guessedFrom: {},
  savedAs: null,
  inputs,
})

/** The trip of the three answers: there and back, every night in one place, three meals a day. */
export function withExpress(inputs: FootprintInputs, answers: ExpressAnswers): FootprintInputs {
  const { mode, km, type, nights, diet } = answers
  const days = nights + 1
  return {
    ...inputs,
    end_date: daysLater(inputs.start_date, nights),
    legs: [{ mode, distance_km: km, times: 2 }],
    stays: nights > 0 ? [{ type, nights, services: [] }] : [],
    food: { ...inputs.food, breakfasts: days, lunches: days, dinners: days, supermarket_days: 0, diet },
  }
}
