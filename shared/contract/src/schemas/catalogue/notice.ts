import { z } from 'zod'
import { NOTICE_LEVELS } from '../../codes/enums.ts'

/** The office's notice about an item (fire, closure, other hours), shown before everything else; all null if there is none. */
export const noticeFields = {
  status_note: z.string().nullable(),
  /** Day of the notice, `YYYY-MM-DD`, so that readers can judge how current it is. */
  status_date: z.string().nullable(),
  /** Read through `noticeOf`: cached answers may predate this field. */
  status_level: z.enum(NOTICE_LEVELS).nullable(),
}
export type NoticeFields = z.infer<z.ZodObject<typeof noticeFields>>
