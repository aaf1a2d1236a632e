import { z } from 'zod'
import { NOTICE_LEVELS } from '../../codes/enums.ts'

/** What the office says of an item (fire, closure, other hours), shown before everything else of it; all null when there is nothing. */
export const noticeFields = {
  status_note: z.string().nullable(),
  /** Day of the notice, `YYYY-MM-DD`: readers judge by it how much has changed since. */
  status_date: z.string().nullable(),
  /** Read by `noticeOf`: an answer stored on the phone may be older than this field. */
  status_level: z.enum(NOTICE_LEVELS).nullable(),
}
export type NoticeFields = z.infer<z.ZodObject<typeof noticeFields>>
