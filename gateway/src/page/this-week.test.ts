import { expect, it } from 'vitest'
import { thisWeek } from './this-week.ts'

it.each([
  ['2026-11-22T22:59:00Z', '2026-11-16', '2026-11-22'],
  ['2026-11-22T23:00:00Z', '2026-11-23', '2026-11-29'],
  ['2026-12-31T12:00:00Z', '2026-12-28', '2027-01-03'],
])('answers the week of %s in the territory’s time zone', (moment, weekFrom, weekTo) => {
  expect(thisWeek('Europe/Madrid', new Date(moment))).toEqual({ weekFrom, weekTo })
})
