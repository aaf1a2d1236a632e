import { LOCALES } from '@sureda/contract/codes/locale'
import { PROBLEM_CODES } from '@sureda/contract/codes/problem-codes'
import { describe, expect, it } from 'vitest'
import { dayText } from '../modules/bookings/notices/notice-texts.ts'
import { MESSAGES, problemText } from './messages.ts'

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

describe.each(LOCALES)('in %s', (locale) => {
  it('has its own text for every problem code', () => {
    const missing = PROBLEM_CODES.filter((code) => !MESSAGES[locale].problems[code]?.trim())
    expect(missing).toEqual([])
  })

  it.each(['problems', 'fields', 'mail', 'cards', 'reasons', 'sheet', 'archive'] as const)(
    'has the same keys and placeholders as es in %s',
    (part) => {
      const own = MESSAGES[locale][part]
      expect(Object.keys(own).sort()).toEqual(Object.keys(MESSAGES.es[part]).sort())
      for (const [key, text] of Object.entries(MESSAGES.es[part])) {
        expect(placeholders(own[key] ?? ''), key).toEqual(placeholders(text))
      }
    },
  )

  it('does not fall back to another language', () => {
    if (locale === 'es') return
    const equal = PROBLEM_CODES.filter(
      (code) => MESSAGES[locale].problems[code] === MESSAGES.es.problems[code],
    )
    expect(equal).toEqual([])
  })
})

it('fills values into the text', () => {
  expect(problemText('too_far', 'en', { distance_m: 120 })).toBe('You are 120 m away. Come a little closer.')
})

it('writes numbers and days as each language does', () => {
  expect(problemText('reward_points', 'de', { missing: 12_500 })).toContain('12.500')
  expect(problemText('reward_points', 'en', { missing: 12_500 })).toContain('12,500')
  expect(dayText('2026-11-28', 'en')).toMatch(/^Saturday,? 28 November/)
})
