import { expect, it } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar.ts'

const entry: CalendarEntry = {
  kind: 'event',
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

it('gives an entry an id of territory, kind, item and year, so that none replaces another', () => {
  const uid = (changes: Partial<CalendarEntry>, territory = 'gavarres') =>
    /^UID:(.*)$/m.exec(calendarFile({ ...entry, ...changes }, now, territory))?.[1]?.trim()
  expect(uid({})).toBe('event-r1-2027@gavarres.sureda')
  const others = [
    uid({ startsAt: '2028-06-09T08:00:00.000Z' }),
    uid({ wholeDays: { first: '2029-06-09', last: '2029-06-10' } }),
    uid({}, 'raya'),
    uid({ kind: 'reservation' }),
    uid({ id: 'r2' }),
  ]
  expect(new Set([uid({}), ...others]).size).toBe(6)
  // the same edition moved to another hour or day is the same entry
  expect(uid({ startsAt: '2027-06-18T09:00:00.000Z', title: 'x' })).toBe(uid({}))
  expect(uid({ kind: 'reservation', startsAt: '2028-01-02T09:00:00.000Z' })).toBe(
    uid({ kind: 'reservation' }),
  )
})

it('folds long lines so that no line has more than 75 octets', () => {
  const file = calendarFile({ ...entry, description: 'é'.repeat(200) }, now)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})

it('marks unconfirmed entries as tentative', () => {
  expect(calendarFile({ ...entry, isCertain: false }, now)).toContain('STATUS:TENTATIVE')
  expect(calendarFile(entry, now)).toContain('STATUS:CONFIRMED')
})

it('writes whole days as dates, the end being the day after the last one', () => {
  const days = (first: string, last: string) =>
    calendarFile({ ...entry, wholeDays: { first, last } }, now)
      .split('\r\n')
      .filter((line) => line.startsWith('DT') && !line.startsWith('DTSTAMP'))
  expect(days('2027-06-11', '2027-06-11')).toEqual([
    'DTSTART;VALUE=DATE:20270611',
    'DTEND;VALUE=DATE:20270612',
  ])
  expect(days('2027-12-30', '2027-12-31')).toEqual([
    'DTSTART;VALUE=DATE:20271230',
    'DTEND;VALUE=DATE:20280101',
  ])
})

it('leaves out an end that is not after its start', () => {
  expect(calendarFile({ ...entry, endsAt: entry.startsAt }, now)).not.toContain('DTEND')
})

it('escapes text so that it cannot add lines', () => {
  const hostile = 'Fira\rBEGIN:VALARM\nEND:VEVENT\u0000\u0007\r\n; x'
  const lines = calendarFile({ ...entry, id: 'a\nb', title: hostile, location: hostile }, now).split('\r\n')
  expect(lines).toContain('SUMMARY:Fira\\nBEGIN:VALARM\\nEND:VEVENT\\n\\; x')
  expect(lines.filter((line) => /^(BEGIN|END):/.test(line))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
  expect(lines.every((line) => !/\p{Cc}/u.test(line))).toBe(true)
})
