import { z } from 'zod'
import { STORY_TOUR_TYPES } from '../../codes/enums.ts'
import { pageQuery, wordFilter } from '../fields/envelope.ts'
import { imageFields } from '../fields/media.ts'
import { noticeFields } from './notice.ts'

export const storyTour = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  type: z.enum(STORY_TOUR_TYPES),
  territory: z.string(),
  /** Minutes. */
  duration: z.number().int(),
  games_count: z.number().int(),
  points: z.number().int(),
  start: z.object({ latitude: z.number(), longitude: z.number(), name: z.string() }),
  ...noticeFields,
  demo: z.boolean(),
  /** Its games may be tried from home. */
  preview: z.boolean(),
  ...imageFields,
})
export type StoryTour = z.infer<typeof storyTour>

export const storyTourDetail = storyTour.extend({ description: z.string() })
export type StoryTourDetail = z.infer<typeof storyTourDetail>

export const storyToursQuery = z.strictObject({
  territory: wordFilter,
  type: z.enum(STORY_TOUR_TYPES).optional(),
  ...pageQuery,
})

export const storyTourFilterOptions = z.object({
  territories: z.array(z.object({ id: z.string(), name: z.string() })),
  types: z.array(z.enum(STORY_TOUR_TYPES)),
})
