import { z } from 'zod'
import { STORY_AUDIENCES } from './enums.ts'
import { pageQuery } from './envelope.ts'
import { imageFields } from './media.ts'
import { noticeFields } from './notice.ts'

export const storyCategory = z.object({ id: z.string(), name: z.string(), stories: z.number().int() })
export type StoryCategory = z.infer<typeof storyCategory>

export const story = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  genre: z.string(),
  category: z.object({ id: z.string(), name: z.string() }),
  province: z.string(),
  target_audience: z.enum(STORY_AUDIENCES),
  keywords: z.array(z.string()),
  audio_file: z.string().nullable(),
  video_file: z.string().nullable(),
  video_360: z.string().nullable(),
  photo_360: z.string().nullable(),
  status: z.string(),
  createdAt: z.string(),
  ...noticeFields,
  demo: z.boolean(),
  ...imageFields,
})
export type Story = z.infer<typeof story>

export const storyDetail = story.extend({ body: z.string(), transcript: z.string().nullable() })
export type StoryDetail = z.infer<typeof storyDetail>

export const storiesQuery = z.strictObject({
  search: z.string().max(100).optional(),
  provinces: z.string().max(200).optional(),
  story_category: z.string().max(80).optional(),
  ...pageQuery,
})
