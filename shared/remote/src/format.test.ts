import { afterEach, expect, it, vi } from 'vitest'
import { formatFor, regionalOf } from './format.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const ca = formatFor('ca', 'Europe/Madrid')
const en = formatFor('en', 'Europe/Madrid')

afterEach(() => vi.unstubAllGlobals())

it('writes dates as in the region the phone is set to, where that speaks the language', () => {
  vi.stubGlobal('navigator', { languages: ['en-US@posix', 'de-AT', 'en-GB', 'en-US'] })
  expect([regionalOf('en'), regionalOf('de'), regionalOf('ca')]).toEqual(['en-GB', 'de-AT', 'ca'])
  expect(formatFor('en', 'Europe/Madrid').date('2027-03-12T11:00:00Z')).toBe('12 March 2027')
  vi.stubGlobal('navigator', { languages: ['en-US'] })
  expect(formatFor('en', 'Europe/Madrid').date('2027-03-12T11:00:00Z')).toBe('March 12, 2027')
})

it('writes English dates as in Britain on a phone that has no English', () => {
  vi.stubGlobal('navigator', { languages: ['ca-ES', 'ca'] })
  expect(formatFor('en', 'Europe/Madrid').date('2027-03-12T11:00:00Z')).toBe('12 March 2027')
})

it('writes money without cents unless there are any', () => {
  expect(plain(formatFor('es', 'Europe/Madrid').money(25))).toBe('25 €')
  expect(plain(formatFor('es', 'Europe/Madrid').money(25.5))).toBe('25,50 €')
})

it('changes to metres under one kilometre', () => {
  expect(plain(en.distance(0.45))).toBe('450 m')
  expect(plain(en.distance(0.9996))).toBe('1 km')
  expect(plain(en.distance(222.307))).toBe('222.3 km')
  expect(plain(en.distance(9.44))).toBe('9.4 km')
})

it('tells times in the time zone of the territory, wherever the phone thinks it is', () => {
  expect(ca.time('2026-07-04T08:00:00Z')).toBe('10:00')
})

it('does not move a calendar day across midnight', () => {
  expect(formatFor('en', 'America/New_York').day('2026-12-05')).toContain('5')
})

it('joins hours and minutes', () => {
  expect(plain(en.duration(150))).toBe('2 hr 30 min')
  expect(plain(en.duration(45))).toBe('45 min')
  expect(plain(en.duration(0))).toBe('0 min')
})

it('says how long ago in the largest sensible unit', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(en.ago(now - 20_000, now)).toBe('now')
  expect(en.ago(now - 3 * 60_000, now)).toBe('3 minutes ago')
  expect(en.ago(now - 5 * 3_600_000, now)).toBe('5 hours ago')
  expect(en.ago(now - 24 * 3_600_000, now)).toBe('yesterday')
})
