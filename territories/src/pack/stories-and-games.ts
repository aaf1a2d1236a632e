import { GAME_MIN_RADIUS_M, STORY_AUDIENCES, STORY_TOUR_TYPES } from '@sureda/contract/codes/enums'
import { EXPERIENCE_DURATION_MAX_MIN } from '@sureda/contract/rules/limits'
import { localeSchema } from '@sureda/contract/schemas/fields/localized-text'
import { z } from 'zod'
import {
  day,
  distinct,
  film,
  film360,
  id,
  mediaFile,
  panorama,
  picture,
  point,
  position,
  shown,
} from './fields.ts'
import { guessWord, plainText, text, title } from './text.ts'

const soundFile = mediaFile('mp3|m4a|ogg')
const sound = z.strictObject({
  /** One file for everyone, or one per language: people hear theirs, else the tenant's own. */
  file: z.union([
    soundFile,
    z
      .partialRecord(localeSchema, soundFile)
      .refine((files) => Object.keys(files).length > 0, 'names no file'),
  ]),
  /** Absent if the voice reads the body. */
  transcript: text().optional(),
  /** Synthetic voice, which the app mentions. */
  generated: z.boolean().default(false),
})

/** A film with spoken text needs captions, in as many languages as the office has. */
const spokenFilm = film.extend({ captions: z.partialRecord(localeSchema, mediaFile('vtt')).optional() })

export const storyCategoryItem = z.strictObject({ id, name: title, order: z.number().int().default(0) })

export const storyItem = z.strictObject({
  ...shown,
  title,
  summary: text(300),
  /** Paragraphs separated by an empty line. */
  body: text(),
  genre: z.string().regex(/^[a-z_]+$/, 'must be a word like leyenda or historia_social'),
  category: id,
  target_audience: z.enum(STORY_AUDIENCES),
  keywords: distinct(text(40)).default([]),
  territory: plainText(60),
  provinces: distinct(plainText(60)).min(1),
  municipality: plainText(120).optional(),
  latitude: position.latitude.optional(),
  longitude: position.longitude.optional(),
  operator: id.optional(),
  audio: sound.optional(),
  video: spokenFilm.optional(),
  video_360: film360.optional(),
  photo_360: panorama.optional(),
  status: z.enum(['published', 'draft', 'archived']).default('published'),
  created_at: day,
})

export const storyTourItem = z.strictObject({
  ...shown,
  title,
  summary: text(300),
  description: text(),
  type: z.enum(STORY_TOUR_TYPES),
  territory: plainText(60),
  /** Minutes. */
  duration: z.number().int().positive().max(EXPERIENCE_DURATION_MAX_MIN),
  start: point,
  /** Its games may be tried from home, without points. */
  preview: z.boolean().default(false),
  /** In playing order: each one unlocks the next. */
  games: z.array(id).min(1),
})

const optionId = z.string().regex(/^[a-z0-9]{1,8}$/)
const textOption = z.strictObject({ id: optionId, text: text(160) })
const imageOption = z.strictObject({ id: optionId, image: picture })
const question = z.strictObject({
  id: optionId,
  prompt: text(300),
  options: z.array(textOption).min(2).max(6),
  answer: optionId,
})
const game = {
  ...shown,
  story_tour: id,
  title,
  intro: text(600),
  ...position,
  radius_m: z.number().int().min(GAME_MIN_RADIUS_M).max(1000),
  points: z.number().int().min(0).max(500),
  explanation: text(600),
}

export const gameItem = z.discriminatedUnion('type', [
  z.strictObject({
    ...game,
    type: z.literal('choose_word'),
    prompt: text(300),
    options: z.array(textOption).min(2).max(6),
    answer: optionId,
  }),
  z.strictObject({
    ...game,
    type: z.literal('choose_image'),
    prompt: text(300),
    options: z.array(imageOption).min(2).max(6),
    answer: optionId,
  }),
  z.strictObject({ ...game, type: z.literal('quiz'), questions: z.array(question).min(1).max(10) }),
  z.strictObject({ ...game, type: z.literal('hangman'), hint: text(300), word: guessWord }),
])
