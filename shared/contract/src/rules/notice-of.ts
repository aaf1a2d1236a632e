import type { NOTICE_LEVELS } from '../codes/enums.ts'
import type { NoticeFields } from '../schemas/catalogue/notice.ts'

export interface ItemNotice {
  text: string
  /** `YYYY-MM-DD` */
  date: string | null
  /** `warning` discourages a visit, `info` only informs. */
  level: (typeof NOTICE_LEVELS)[number]
}

/** The notice of an item, or null. Without a level it is a warning: cached answers may predate levels. */
export const noticeOf = ({ status_note, status_date, status_level }: NoticeFields): ItemNotice | null =>
  status_note ? { text: status_note, date: status_date, level: status_level ?? 'warning' } : null

/** Whether the office warns about an item: its card says so, and no recommendation sends people there. */
export const isWarned = (item: NoticeFields): boolean => noticeOf(item)?.level === 'warning'
