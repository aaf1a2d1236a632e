import { z } from 'zod'
import { imageFields } from '../fields/media.ts'
import { noticeFields } from './notice.ts'

export const newsItem = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** ISO 8601 with offset. */
  datetime: z.string(),
  location: z.string().nullable(),
  ...noticeFields,
  demo: z.boolean(),
  ...imageFields,
})
export type NewsItem = z.infer<typeof newsItem>

/** `body` is plain text in paragraphs separated by an empty line. */
export const newsDetail = newsItem.extend({ body: z.string(), source_url: z.string().nullable() })
export type NewsDetail = z.infer<typeof newsDetail>
