import { expect, it } from 'vitest'
import {
  eventFault,
  instantOf,
  isInCalendar,
  lastMoment,
  missingHourFault,
  resolveDay,
  resolveSpan,
  spanFault,
} from './dates.ts'

it('leaves fixed dates as they are', () => {
  expect(resolveSpan('2027-06-11T10:00', undefined, '2026-11-21').start).toEqual({
    date: '2027-06-11',
    time: '10:00',
  })
})

it('counts relative dates from the day of import, over the end of a month', () => {
  expect(resolveSpan('+12d 18:00', undefined, '2026-11-21').start).toEqual({
    date: '2026-12-03',
    time: '18:00',
  })
  expect(resolveDay('-2d', '2026-03-01')).toBe('2026-02-27')
})

it('chooses the yearly occurrence that is not over', () => {
  expect(resolveDay('yearly 08-02 11:00', '2026-08-02')).toBe('2026-08-02')
  expect(resolveDay('yearly 08-02 11:00', '2026-08-03')).toBe('2027-08-02')
})

it('leaves a season in one piece, also over new year and while it lasts', () => {
  expect(resolveSpan('yearly 06-15', 'yearly 08-15', '2026-07-01')).toEqual({
    start: { date: '2026-06-15', time: '00:00' },
    end: { date: '2026-08-15', time: '00:00' },
  })
  expect(resolveSpan('yearly 12-20', 'yearly 01-06', '2027-01-02').start.date).toBe('2026-12-20')
})

it('finds the first, third and last weekday of a month', () => {
  expect(resolveDay('yearly sat#1-07', '2027-01-01')).toBe('2027-07-03')
  expect(resolveDay('yearly fri#3-11', '2027-01-01')).toBe('2027-11-19')
  expect(resolveDay('yearly fri#-1-07', '2027-01-01')).toBe('2027-07-30')
})

it('reads clock times in the tenant’s time zone', () => {
  expect(instantOf({ date: '2027-07-03', time: '22:30' }, 'Europe/Madrid')).toBe('2027-07-03T20:30:00.000Z')
  expect(instantOf({ date: '2027-01-03', time: '22:30' }, 'Europe/Madrid')).toBe('2027-01-03T21:30:00.000Z')
})

it('ends a festival some days after its start, across weekdays and months', () => {
  // November 2026 begins on a Sunday: its third Sunday comes before its third Friday
  expect(resolveSpan('yearly fri#3-11 19:00', 'start+2d 14:00', '2026-11-21')).toEqual({
    start: { date: '2026-11-20', time: '19:00' },
    end: { date: '2026-11-22', time: '14:00' },
  })
  expect(resolveSpan('yearly fri#-1-07 20:00', 'start+2d 23:00', '2028-01-01').end?.date).toBe('2028-07-30')
})

it.each(['2026-12-31', '2027-01-01'])('resolves relative dates around an import on %s', (today) => {
  const days = (date: string) => (Date.parse(date) - Date.parse(today)) / 86_400_000
  expect(days(resolveSpan('+1d 19:30', '+1d 21:00', today).end?.date ?? '')).toBe(1)
  expect(days(resolveDay('-2d', today))).toBe(-2)
  expect(
    days(resolveSpan('yearly 12-31 22:00', 'start+1d 04:00', today).end?.date ?? ''),
  ).toBeLessThanOrEqual(1)
})

it('explains why two dates cannot be start and end', () => {
  expect(spanFault('yearly fri#3-11 19:00', 'yearly sun#3-11 14:00')).toMatch(/start\+2d/)
  expect(spanFault('+3d 18:00', '2027-01-01')).toMatch(/another form/)
  expect(spanFault('2027-01-02T10:00', '2027-01-02T09:00')).toBe('comes before the start')
  expect(spanFault(undefined, 'start+1d')).toMatch(/a start that is not there/)
  expect(spanFault('2027-01-02T10:00', '2027-01-02')).toBeUndefined()
  expect(spanFault('yearly 12-20', 'yearly 01-06')).toBeUndefined()
})

it('reads an end without a time as a whole day', () => {
  expect(spanFault('yearly 08-02 11:00', 'yearly 08-02')).toBeUndefined()
  expect(spanFault('+3d 18:00', '+3d')).toBeUndefined()
  expect(spanFault('2027-01-02T10:00', '2027-01-01')).toBe('comes before the start')
  expect(spanFault('2027-01-02', '2027-01-01')).toBe('comes before the start')
  expect(lastMoment({ date: '2027-01-03', time: '00:00' }, '2027-01-03').time).toBe('23:59')
  expect(lastMoment({ date: '2027-01-03', time: '10:00' }, '2027-01-03T10:00').time).toBe('10:00')
})

it.each([
  ['2027-06-11T18:00', '2027-06-13', undefined],
  ['2027-06-11', '2027-06-13', undefined],
  ['2027-06-11', undefined, undefined],
  ['yearly 12-30', 'yearly 01-02', undefined],
  ['2027-06-11', '2027-06-13T14:00', /^names an hour, but the start names none/],
  ['2027-06-11T18:00', '2027-06-10', /^comes before the start/],
  ['yearly 08-15 13:00', 'yearly 08-02', /^comes before the start, or the event lasts 352 days/],
])('explains the fault of an event from %s to %s', (start, end, fault) => {
  if (fault) expect(eventFault(start, end)).toMatch(fault)
  else expect(eventFault(start, end)).toBeUndefined()
})

it.each(['2027-02-30', '2027-13-01', 'yearly 02-29', 'yearly 06-31 10:00', 'yearly sat#1-13'])(
  'refuses the day %s',
  (when) => expect(isInCalendar(when)).toBe(false),
)

it('checks for skipped hours in fixed dates only', () => {
  expect(missingHourFault('2027-03-28T02:30', 'Europe/Madrid')).toMatch(/^is no time of that day/)
  for (const when of ['2027-03-28T03:30', 'start+2d 02:30', '+3d 02:30', 'yearly 03-28 02:30'])
    expect(missingHourFault(when, 'Europe/Madrid')).toBeUndefined()
})
