import { afterEach, expect, it, vi } from 'vitest'
import { formatFor, regionalLocale } from './format.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
/** Whether a comma follows the weekday is up to ICU. */
const loose = (texts: string[]) => texts.map((text) => text.replaceAll(',', ''))
const ca = formatFor('ca', 'Europe/Madrid')
const en = formatFor('en', 'Europe/Madrid')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('formats dates as in the phone’s region, and English always as in Europe', () => {
  vi.stubGlobal('navigator', { languages: ['en-US@posix', 'de-AT', 'en-US'] })
  expect([regionalLocale('en'), regionalLocale('de'), regionalLocale('ca')]).toEqual(['en-GB', 'de-AT', 'ca'])
  expect(formatFor('en', 'Europe/Madrid').date('2027-03-12T11:00:00Z')).toBe('12 March 2027')
})

it('includes the year of days outside of the territory’s present year', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T22:30:00Z') })
  const [late, next] = ['2026-12-31T20:00:00Z', '2027-01-01T09:00:00Z']
  expect(loose([en.shortDate(late), en.day('2026-12-31'), en.tile(late).month])).toEqual([
    'Thu 31 Dec',
    'Thursday 31 December',
    'Dec',
  ])
  expect(loose([en.shortDate(next), en.dateTime(next), en.day('2027-01-01'), en.tile(next).month])).toEqual([
    'Fri 1 Jan 2027',
    'Fri 1 Jan 2027 10:00',
    'Friday 1 January 2027',
    'Jan 2027',
  ])
  // half an hour later the year has begun in Madrid, but not in London
  vi.setSystemTime(new Date('2026-12-31T23:30:00Z'))
  expect(loose([en.day('2027-01-01'), en.day('2026-12-31')])).toEqual([
    'Friday 1 January',
    'Thursday 31 December 2026',
  ])
  expect(loose([formatFor('en', 'Europe/London').day('2027-01-01')])).toEqual(['Friday 1 January 2027'])
})

it('formats money without cents unless there are any', () => {
  expect(plain(formatFor('es', 'Europe/Madrid').money(25))).toBe('25 €')
  expect(plain(formatFor('es', 'Europe/Madrid').money(25.5))).toBe('25,50 €')
})

it('uses metres below one kilometre', () => {
  expect(plain(en.distance(0.45))).toBe('450 m')
  expect(plain(en.distance(0.9996))).toBe('1 km')
  expect(plain(en.distance(222.307))).toBe('222.3 km')
  expect(plain(en.distance(9.44))).toBe('9.4 km')
})

it('formats times in the territory’s time zone, whatever the phone’s', () => {
  expect(ca.time('2026-07-04T08:00:00Z')).toBe('10:00')
})

it('does not move a calendar day across midnight', () => {
  expect(formatFor('en', 'America/New_York').day('2026-12-05')).toContain('5')
})

it('joins hours and minutes', () => {
  expect(plain(en.duration(150))).toBe('2 hrs 30 mins')
  expect(plain(en.duration(45))).toBe('45 mins')
  expect(plain(en.duration(0))).toBe('0 mins')
})

it('says how long ago in the largest sensible unit', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(en.ago(now - 20_000, now)).toBe('now')
  expect(en.ago(now - 3 * 60_000, now)).toBe('3 minutes ago')
  expect(en.ago(now - 5 * 3_600_000, now)).toBe('5 hours ago')
  expect(en.ago(now - 24 * 3_600_000, now)).toBe('yesterday')
})
