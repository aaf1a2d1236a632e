import { z } from 'zod'

/** What the office warns of at an item (fire, closure), shown before everything else of it; both null when there is nothing. */
export const noticeFields = {
  status_note: z.string().nullable(),
  /** Day of the notice, `YYYY-MM-DD`: readers judge by it how much has changed since. */
  status_date: z.string().nullable(),
}
export type NoticeFields = z.infer<z.ZodObject<typeof noticeFields>>
