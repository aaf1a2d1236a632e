import type { NOTICE_LEVELS } from '../codes/enums.ts'
import type { NoticeFields } from '../schemas/catalogue/notice.ts'

export interface ItemNotice {
  text: string
  /** `YYYY-MM-DD` */
  date: string | null
  /** A `warning` keeps people away, an `info` only tells them. */
  level: (typeof NOTICE_LEVELS)[number]
}

/** The notice of an item, null where there is none. Without a level it is a warning: answers stored on phones from before there were levels. */
export const noticeOf = ({ status_note, status_date, status_level }: NoticeFields): ItemNotice | null =>
  status_note ? { text: status_note, date: status_date, level: status_level ?? 'warning' } : null

/** Whether the office warns of an item: its card says so, and no one is sent there. */
export const isWarned = (item: NoticeFields): boolean => noticeOf(item)?.level === 'warning'
