import { z } from 'zod'
import { GAME_STATUSES, GAME_TYPES, HANGMAN_MAX_MISSES, POINT_OUTCOMES } from '../../codes/enums.ts'
import { noticeFields } from '../catalogue/notice.ts'
import { pageQuery, queryNumber } from '../fields/envelope.ts'
import { imageFields } from '../fields/media.ts'

/** Help that a member can buy once with points; null if there is none. `taken` only for the buyer. */
export const gameHelp = z.object({
  price: z.number().int(),
  taken: z
    .object({
      /** Wrong options by question; `question_id` is null in games with one question. */
      ruled_out: z.array(z.object({ question_id: z.string().nullable(), option_id: z.string() })),
      /** Letters of the word. */
      letters: z.array(z.string()),
    })
    .nullable(),
})
export type GameHelp = z.infer<typeof gameHelp>
export type HelpTaken = NonNullable<GameHelp['taken']>

const gameBase = {
  id: z.string(),
  story_tour_id: z.string(),
  title: z.string(),
  intro: z.string(),
  position: z.object({ latitude: z.number(), longitude: z.number(), order: z.number().int() }),
  radius_m: z.number(),
  points: z.number().int(),
  status: z.enum(GAME_STATUSES),
  /** Metres from the position sent with the request, or null. */
  distance_m: z.number().nullable(),
  attempts: z.object({ used: z.number().int(), max: z.number().int() }),
  /** Changes with questions, options and answers; sent back with an answer. */
  version: z.string(),
  /** May be tried from home, without position and points. */
  preview: z.boolean(),
  help: gameHelp.nullable(),
  ...noticeFields,
  ...imageFields,
}

export const gameOption = z.object({
  id: z.string(),
  text: z.string().optional(),
  image: z.string().optional(),
  alt: z.string().optional(),
})
export const gameQuestion = z.object({ id: z.string(), prompt: z.string(), options: z.array(gameOption) })

/** A game for players; correct answers never leave the server. */
export const game = z.discriminatedUnion('type', [
  z.object({ ...gameBase, type: z.literal('choose_word'), prompt: z.string(), options: z.array(gameOption) }),
  z.object({
    ...gameBase,
    type: z.literal('choose_image'),
    prompt: z.string(),
    options: z.array(gameOption),
  }),
  z.object({ ...gameBase, type: z.literal('quiz'), questions: z.array(gameQuestion) }),
  z.object({
    ...gameBase,
    type: z.literal('hangman'),
    hint: z.string(),
    word_length: z.number().int(),
    max_misses: z.literal(HANGMAN_MAX_MISSES),
  }),
])
export type Game = z.infer<typeof game>
export type GameOption = z.infer<typeof gameOption>
export type GameQuestion = z.infer<typeof gameQuestion>

const coordinate = (limit: number) => queryNumber(z.number().min(-limit).max(limit))
const playerFields = {
  lat: coordinate(90).optional(),
  lng: coordinate(180).optional(),
  /** Comma list of game ids finished on this phone: a display hint, never trusted for points. */
  completed_games: z.string().max(4000).optional(),
}
interface Whereabouts {
  lat?: number | undefined
  lng?: number | undefined
}
const hasLng = ({ lat, lng }: Whereabouts) => lat === undefined || lng !== undefined
const hasLat = ({ lat, lng }: Whereabouts) => lng === undefined || lat !== undefined
const NEEDS_LNG = { path: ['lng'], message: 'required' }
const NEEDS_LAT = { path: ['lat'], message: 'required' }

export const gamesQuery = z.strictObject(playerFields).refine(hasLng, NEEDS_LNG).refine(hasLat, NEEDS_LAT)
export const gamesListQuery = z
  .strictObject({ ...playerFields, ...pageQuery })
  .refine(hasLng, NEEDS_LNG)
  .refine(hasLat, NEEDS_LAT)

export const playBody = z.strictObject({
  answer: z.string().max(200).optional(),
  answers: z
    .union([
      z.array(z.strictObject({ question_id: z.string().max(80), option_id: z.string().max(80) })).max(50),
      z.array(z.string().max(2)).max(40),
    ])
    .optional(),
  lat: z.number().min(-90).max(90).optional(),
  lng: z.number().min(-180).max(180).optional(),
  /** Metres. */
  accuracy: z.number().min(0).max(10_000).optional(),
  completed_games: z.array(z.string().max(80)).max(200).optional(),
  /** Version of the answered game; an outdated one is refused as `game_changed`. */
  version: z.string().max(40).optional(),
  /** From home: no position, no points, nothing stored. */
  preview: z.boolean().optional(),
  /** When it was answered, if it could not be sent at once. */
  captured_at: z.iso.datetime({ offset: true }).optional(),
})
export type PlayBody = z.infer<typeof playBody>

export const playResult = z.object({
  correct: z.boolean(),
  status: z.enum(GAME_STATUSES),
  score: z.number(),
  points_awarded: z.number().int(),
  explanation: z.string().optional(),
  results: z.array(z.object({ question_id: z.string(), correct: z.boolean() })).optional(),
  hangman: z
    .object({ pattern: z.string(), misses: z.number().int(), misses_left: z.number().int() })
    .optional(),
  attempts: z.object({ used: z.number().int(), max: z.number().int() }),
  next_game_id: z.string().nullable().optional(),
  preview: z.boolean().optional(),
  /** Result of awarding points for a member's correct answer. */
  outcome: z.enum(POINT_OUTCOMES).optional(),
  /** A guest's win: after registering, it is handed in at `games/claims`. */
  receipt: z.string().optional(),
})
export type PlayResult = z.infer<typeof playResult>

export const gameMarker = z.object({
  id: z.string(),
  story_tour_id: z.string(),
  type: z.enum(GAME_TYPES),
  title: z.string(),
  status: z.enum(GAME_STATUSES),
  latitude: z.number(),
  longitude: z.number(),
  distance_m: z.number().nullable(),
  ...noticeFields,
})
export type GameMarker = z.infer<typeof gameMarker>

/** POST games/{id}/post-code: the code printed at the post. A wrong one counts as one of five tries in ten minutes. */
export const postCodeBody = z.strictObject({ code: z.string().min(1).max(40) })
export const postCodeResult = z.object({
  open: z.boolean(),
  /** Until then the game is open without position. */
  open_until: z.string().nullable(),
  tries: z.object({ used: z.number().int(), max: z.number().int() }),
})
export type PostCodeResult = z.infer<typeof postCodeResult>

/** POST games/{id}/hint. Repeating it returns the same hint for free. */
export const hintResult = z.object({
  help: gameHelp,
  points_spent: z.number().int(),
  balance: z.number().int(),
})
export type HintResult = z.infer<typeof hintResult>

/** POST games/claims: receipts of games won before registering. */
export const claimBody = z.strictObject({ receipts: z.array(z.uuid()).min(1).max(200) })
export const claimResult = z.object({ game_ids: z.array(z.string()) })
