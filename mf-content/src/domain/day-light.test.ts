import { expect, it } from 'vitest'
import { dayLight, greetingOf, hourIn } from './day-light.ts'

it('follows the light through a day', () => {
  expect([6, 12, 19, 23, 3].map(dayLight)).toEqual(['dawn', 'day', 'dusk', 'night', 'night'])
})

it('greets by the customs of the place', () => {
  expect([8, 13, 15, 20, 22, 2].map(greetingOf)).toEqual([
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
})

it('reads the clock of the territory, not of the phone', () => {
  const noonInLondon = new Date('2026-07-01T11:00:00Z')
  expect(hourIn('Europe/Madrid', noonInLondon)).toBe(13)
})
