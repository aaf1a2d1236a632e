import { expect, it } from 'vitest'
import type { NoticeFields } from '../schemas/catalogue/notice.ts'
import { isWarned, noticeOf } from './notice-of.ts'

const noted = { status_note: 'Foc.', status_date: '2026-07-05' }

it('tells a warning from what only informs, and from nothing', () => {
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

it('takes a note of an answer from before there were levels for a warning', () => {
  const stored: Partial<NoticeFields> = noted
  expect(noticeOf(stored as NoticeFields)?.level).toBe('warning')
})
