import { z } from 'zod'
import { STORY_AUDIENCES } from '../../codes/enums.ts'
import { pageQuery, searchFilter, wordFilter } from '../fields/envelope.ts'
import { localeSchema } from '../fields/localized-text.ts'
import { imageFields } from '../fields/media.ts'
import { noticeFields } from './notice.ts'
import { operatorSummary } from './operator.ts'

export const storyCategory = z.object({ id: z.string(), name: z.string(), stories: z.number().int() })
export type StoryCategory = z.infer<typeof storyCategory>

export const story = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  genre: z.string(),
  category: z.object({ id: z.string(), name: z.string() }),
  territory: z.string(),
  provinces: z.array(z.string()),
  /** The provinces as one text, for reading. */
  province: z.string(),
  target_audience: z.enum(STORY_AUDIENCES),
  keywords: z.array(z.string()),
  audio_file: z.string().nullable(),
  video_file: z.string().nullable(),
  video_360: z.string().nullable(),
  photo_360: z.string().nullable(),
  status: z.string(),
  createdAt: z.string(),
  /** Where it happened, if known. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  operator: operatorSummary.nullable(),
  ...noticeFields,
  demo: z.boolean(),
  ...imageFields,
})
export type Story = z.infer<typeof story>

export const storyDetail = story.extend({
  body: z.string(),
  /** Description of the 360° view, for people who cannot look around. */
  video_360_alt: z.string().nullable(),
  photo_360_alt: z.string().nullable(),
  /** Transcript of audio and video, in the spoken language if the asked one is not available. */
  transcript: z.string().nullable(),
  /** Language of the audio; null if one file serves all, or there is none. */
  audio_locale: localeSchema.nullable(),
  /** The voice is synthetic. */
  audio_generated: z.boolean(),
  /** WebVTT captions of the video, the asked language first. */
  video_captions: z.array(z.object({ locale: localeSchema, file: z.string() })),
  municipality: z.string().nullable(),
})
export type StoryDetail = z.infer<typeof storyDetail>

export const storiesQuery = z.strictObject({
  search: searchFilter,
  provinces: z.string().max(200).optional(),
  story_category: wordFilter,
  ...pageQuery,
})
