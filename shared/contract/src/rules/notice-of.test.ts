import { expect, it } from 'vitest'
import type { NoticeFields } from '../schemas/catalogue/notice.ts'
import { isWarned, noticeOf } from './notice-of.ts'

const noted = { status_note: 'Foc.', status_date: '2026-07-05' }

it('distinguishes a warning, an informing notice, and none', () => {
  expect(isWarned({ ...noted, status_level: 'warning' })).toBe(true)
  expect(isWarned({ ...noted, status_level: 'info' })).toBe(false)
  expect(noticeOf({ ...noted, status_level: 'info' })).toEqual({
    text: 'Foc.',
    date: '2026-07-05',
    level: 'info',
  })
  const nothing = { status_note: null, status_date: null, status_level: null }
  expect(isWarned(nothing)).toBe(false)
  expect(noticeOf(nothing)).toBeNull()
})

it('treats a notice of an old answer without a level as a warning', () => {
  const stored: Partial<NoticeFields> = noted
  expect(noticeOf(stored as NoticeFields)?.level).toBe('warning')
})
