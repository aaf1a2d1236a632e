import { expect, it } from 'vitest'
import { formatter } from './formatter.ts'

it('creates one formatter per language and options', () => {
  const percent = formatter(Intl.NumberFormat, 'ca', { style: 'percent' })
  expect(percent.format(0.5)).toBe('50\u00a0%')
  expect(formatter(Intl.NumberFormat, 'ca', { style: 'percent' })).toBe(percent)
  expect(formatter(Intl.NumberFormat, 'en', { style: 'percent' }).format(0.5)).toBe('50%')
  expect(formatter(Intl.NumberFormat, 'ca', {}).format(0.5)).toBe('0,5')
  const day = formatter(Intl.DateTimeFormat, 'ca', { timeZone: 'UTC' } as Intl.DateTimeFormatOptions)
  expect(day.format(new Date('2027-03-12T00:00:00Z'))).toBe('12/3/2027')
})
