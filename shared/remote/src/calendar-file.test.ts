import { expect, it } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'

const entry: CalendarEntry = {
  id: 'r1',
  title: 'Pela del suro; matí, amb guia',
  startsAt: '2027-06-11T08:00:00.000Z',
  endsAt: '2027-06-11T10:00:00.000Z',
  position: { latitude: 41.9, longitude: 2.98 },
}
const now = new Date('2027-06-01T00:00:00Z')

it('writes instants in UTC and escapes what iCalendar reads as punctuation', () => {
  const file = calendarFile(entry, now)
  expect(file).toContain('DTSTART:20270611T080000Z')
  expect(file).toContain('SUMMARY:Pela del suro\\; matí\\, amb guia')
  expect(file).toContain('GEO:41.9;2.98')
})

it('folds long lines so that no line has more than 75 octets', () => {
  const file = calendarFile({ ...entry, description: 'é'.repeat(200) }, now)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})

it('marks what is not confirmed yet as tentative', () => {
  expect(calendarFile({ ...entry, isCertain: false }, now)).toContain('STATUS:TENTATIVE')
  expect(calendarFile(entry, now)).toContain('STATUS:CONFIRMED')
})
