import { expect, it } from 'vitest'
import { instantOf, resolveDay, resolveSpan } from './dates.ts'

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

it('takes the yearly occurrence that is not over', () => {
  expect(resolveDay('yearly 08-02 11:00', '2026-08-02')).toBe('2026-08-02')
  expect(resolveDay('yearly 08-02 11:00', '2026-08-03')).toBe('2027-08-02')
})

it('keeps a season together, also over new year and while it lasts', () => {
  expect(resolveSpan('yearly 06-15', 'yearly 08-15', '2026-07-01')).toEqual({
    start: { date: '2026-06-15', time: '00:00' },
    end: { date: '2026-08-15', time: '00:00' },
  })
  expect(resolveSpan('yearly 12-20', 'yearly 01-06', '2027-01-02').start.date).toBe('2026-12-20')
})

it('knows the first, third and last weekday of a month', () => {
  expect(resolveDay('yearly sat#1-07', '2027-01-01')).toBe('2027-07-03')
  expect(resolveDay('yearly fri#3-11', '2027-01-01')).toBe('2027-11-19')
  expect(resolveDay('yearly fri#-1-07', '2027-01-01')).toBe('2027-07-30')
})

it('reads clock times in the zone of the tenant', () => {
  expect(instantOf({ date: '2027-07-03', time: '22:30' }, 'Europe/Madrid')).toBe('2027-07-03T20:30:00.000Z')
  expect(instantOf({ date: '2027-01-03', time: '22:30' }, 'Europe/Madrid')).toBe('2027-01-03T21:30:00.000Z')
})
