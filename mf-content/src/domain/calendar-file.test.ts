import type { EventDetail } from '@sureda/contract/event'
import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  id: 'ev-fira',
  title: 'Fira del Tap, i més',
  description: 'Una línia.\nUna altra; prou.',
  location: 'Cassà de la Selva',
  start_datetime: '2027-06-11T10:00:00+02:00',
  end_datetime: '2027-06-11T20:00:00+02:00',
  latitude: 41.88,
  longitude: 2.87,
  date_is_estimate: true,
} as EventDetail
const now = new Date('2026-11-21T09:00:00Z')
const file = calendarFile(event, 'https://gavarres.example/agenda/ev-fira', now)

it('writes instants in UTC and escapes what the format needs escaped', () => {
  expect(file).toContain('DTSTART:20270611T080000Z\r\n')
  expect(file).toContain('DTEND:20270611T180000Z\r\n')
  expect(file).toContain('SUMMARY:Fira del Tap\\, i més\r\n')
  expect(file).toContain('DESCRIPTION:Una línia.\\nUna altra\\; prou.\r\n')
})

it('marks a date that nobody has announced as tentative', () => {
  expect(file).toContain('STATUS:TENTATIVE')
  expect(calendarFile({ ...event, date_is_estimate: false }, 'https://x.example', now)).toContain(
    'STATUS:CONFIRMED',
  )
})

it('gives an event without an end two hours', () => {
  expect(calendarFile({ ...event, end_datetime: null }, 'https://x.example', now)).toContain(
    'DTEND:20270611T100000Z',
  )
})

it('folds lines at 75 octets without splitting a character', () => {
  const long = calendarFile({ ...event, title: 'à'.repeat(100) }, 'https://x.example', now)
  for (const line of long.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(long.replaceAll('\r\n ', '')).toContain('à'.repeat(100))
})
