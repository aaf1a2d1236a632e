import { daysLater } from '@sureda/contract/rules/footprint-result'
import type { Diet, StayType, TransportMode } from '@sureda/contract/rules/footprint-words'
import type { FootprintInputs } from '@sureda/contract/schemas/points/footprint'
import { newIdempotencyKey } from '@sureda/remote/api'
import { forgetDraft, keepDraft, type MemberDraft, readDrafts } from '@sureda/remote/offline'
import { queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'
import type { Guess, GuessedFrom } from './trip-guess.ts'

/** The trip that is being answered for, as this phone keeps it. */
export interface TripDraft extends MemberDraft {
  /** Which trip it is: saved again, it takes the place of itself in the outbox and of no other. */
  id: string
  inputs: FootprintInputs
  guessedFrom: GuessedFrom
  /** The answers as they were saved last. */
  savedAs: string | null
}

/** The answers to the three questions. */
export interface ExpressAnswers {
  mode: TransportMode
  km: number
  type: StayType
  nights: number
  diet: Diet
}

const SUBJECT = 'trip'
// reservations that are begun lie under the bare id of the person
const ownerOf = (userId: string) => `footprint-${userId}`

/** As the phone has it: one stored by an older release has no id, and one source for all guesses. */
type KeptDraft = Omit<TripDraft, 'id' | 'guessedFrom'> & {
  id?: string
  guessedFrom: GuessedFrom | string | null
}
/** What the older release called a trip in the outbox, where it may still wait. */
const formerId = ({ start_date, destination }: FootprintInputs) => `${start_date}:${destination ?? ''}`

export const tripDraftOf = (userId: string) =>
  queryOptions({
    queryKey: ['footprint-draft', userId],
    queryFn: async () => {
      const [stored] = await readDrafts<KeptDraft>(ownerOf(userId))
      if (!stored) return null
      const { id = formerId(stored.inputs), guessedFrom } = stored
      return { ...stored, id, guessedFrom: typeof guessedFrom === 'object' ? (guessedFrom ?? {}) : {} }
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** Never fails; who comes back in the same moment finds it already. */
export async function keepTripDraft(userId: string, draft: TripDraft): Promise<void> {
  queryClient.setQueryData(tripDraftOf(userId).queryKey, draft)
  await keepDraft(ownerOf(userId), SUBJECT, draft)
}

export async function forgetTripDraft(userId: string): Promise<void> {
  queryClient.setQueryData(tripDraftOf(userId).queryKey, null)
  await forgetDraft(ownerOf(userId), SUBJECT)
}

/** A trip of which nothing is known but where to, and what was guessed. */
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

/** Another trip, answered as one that was saved. */
export const tripAgain = (inputs: FootprintInputs): TripDraft => ({
  id: newIdempotencyKey(),
  savedAt: Date.now(),
  guessedFrom: {},
  savedAs: null,
  inputs,
})

/** Good enough: there and back, every night in one place, three meals a day. */
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
