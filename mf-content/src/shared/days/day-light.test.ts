import { expect, it } from 'vitest'
import { dayLight, greetingOf, harvestDigit, hourIn, seasonOf, sunAt } from './day-light.ts'

it('follows the light through a day', () => {
  expect([6, 12, 19, 23, 3].map(dayLight)).toEqual(['dawn', 'day', 'dusk', 'night', 'night'])
})

it('greets by the customs of the territory', () => {
  expect([8, 13, 15, 20, 22, 2].map(greetingOf)).toEqual([
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
})

it('uses the territory’s time zone, not the phone’s', () => {
  const noonInLondon = new Date('2026-07-01T11:00:00Z')
  expect(hourIn('Europe/Madrid', noonInLondon)).toBe(13)
})

it('knows the seasons of the cork forest', () => {
  const inMonth = (month: number) => seasonOf(`2026-${String(month).padStart(2, '0')}-15`)
  expect([1, 4, 7, 9, 10, 12].map(inMonth)).toEqual([
    'winter',
    'spring',
    'summer',
    'summer',
    'autumn',
    'winter',
  ])
})

it('gives the year of the latest harvest', () => {
  expect(harvestDigit('2026-05-31')).toBe(5)
  expect(harvestDigit('2026-06-01')).toBe(6)
  expect(harvestDigit('2030-11-01')).toBe(0)
})

it('moves sun and moon from left to right, highest in the middle', () => {
  const day = [6, 9, 13, 17, 20].map(sunAt)
  const night = [21, 23, 1, 5].map(sunAt)
  for (const way of [day, night])
    expect(way.map(({ x }) => x)).toEqual(way.map(({ x }) => x).sort((a, b) => a - b))
  expect(Math.min(...day.map(({ y }) => y))).toBe(day[2]?.y)
  for (const { x, y } of [...day, ...night]) {
    expect(x).toBeGreaterThan(40)
    expect(x).toBeLessThan(270)
    expect(y).toBeGreaterThan(20)
  }
})
