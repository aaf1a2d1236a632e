import { makeRoute } from '@sureda/testing/content-factories'
import { expect, it } from 'vitest'
import { dayArc } from './day-arc.ts'
import { fittingRoutes } from './fitting-routes.ts'

const [LATITUDE, LONGITUDE] = [41.88, 2.98]
const minutesOff = (date: Date | undefined, iso: string) =>
  Math.abs((date?.getTime() ?? 0) - new Date(iso).getTime()) / 60_000

it('computes the sun of Les Gavarres to five minutes', () => {
  // almanac for Girona, 22 November: 07:46 and 17:23 local time
  const arc = dayArc(new Date('2026-11-22T12:00:00Z'), LATITUDE, LONGITUDE)
  expect(minutesOff(arc?.sunrise, '2026-11-22T06:46:00Z')).toBeLessThan(5)
  expect(minutesOff(arc?.sunset, '2026-11-22T16:23:00Z')).toBeLessThan(5)
  expect(arc?.share).toBeGreaterThan(0.5)
  expect(arc?.minutesLeft).toBeGreaterThan(255)
})

it('describes the next day once the sun has set', () => {
  const arc = dayArc(new Date('2026-11-22T20:00:00Z'), LATITUDE, LONGITUDE)
  expect(arc).toMatchObject({ share: null, minutesLeft: 0 })
  expect(arc?.sunrise.toISOString()).toMatch(/^2026-11-23/)
})

it('is null where the sun does not rise', () => {
  expect(dayArc(new Date('2026-12-22T12:00:00Z'), 80, 20)).toBeNull()
})

it('lists walks that fit before dark, in season and without a warning', () => {
  const routes = [
    makeRoute({ id: 'fits', duration: 100 }),
    makeRoute({ id: 'too-long', duration: 171 }),
    makeRoute({ id: 'closed', duration: 60, status_note: 'Camins tancats.' }),
    makeRoute({ id: 'summer', duration: 60, season: ['verano'] }),
    makeRoute({ id: 'always', duration: 60, season: ['todo_el_ano'], featured: false }),
    makeRoute({ id: 'works', duration: 50, featured: false, status_note: 'Obres.', status_level: 'info' }),
  ]
  expect(fittingRoutes(routes, 200, 'autumn').map(({ id }) => id)).toEqual(['fits', 'always', 'works'])
  expect(fittingRoutes(routes, null, 'autumn').map(({ id }) => id)).toEqual([
    'too-long',
    'fits',
    'always',
    'works',
  ])
})
