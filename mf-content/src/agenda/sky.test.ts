import { expect, it } from 'vitest'
import { moonPath, skyOf } from './sky.ts'

const CASSA = [41.89, 2.88] as const
const clock = (moment: Date | null) =>
  new Intl.DateTimeFormat('ca', { timeZone: 'Europe/Madrid', hour: '2-digit', minute: '2-digit' }).format(
    moment ?? 0,
  )

// Instituto Geográfico Nacional, Girona: 21 June 2026 sunrise 6:13, sunset 21:28; full moon 24 November 2026, 15:53
it('computes sunrise and sunset of the territory to a few minutes', () => {
  const { sunrise, sunset } = skyOf('2026-06-21', CASSA)
  expect(clock(sunrise)).toMatch(/^0?6:1\d$/)
  expect(clock(sunset)).toMatch(/^21:2\d|21:3[0-3]$/)
})

it('computes the phase of the moon', () => {
  expect(skyOf('2026-11-24', CASSA)).toMatchObject({ moon: 'full' })
  expect(skyOf('2026-11-24', CASSA).lit).toBeGreaterThan(0.98)
  expect(skyOf('2026-11-09', CASSA)).toMatchObject({ moon: 'new' })
  expect(skyOf('2026-11-17', CASSA)).toMatchObject({ moon: 'firstQuarter', isWaxing: true })
  expect(skyOf('2026-12-01', CASSA)).toMatchObject({ moon: 'lastQuarter', isWaxing: false })
})

it('draws the lit side of the moon on the right while it grows, then on the left', () => {
  expect(moonPath(0.5, true)).toBe('M0-10A10 10 0 0 1 0 10A0 10 0 0 0 0-10Z')
  expect(moonPath(1, true)).toBe('M0-10A10 10 0 0 1 0 10A10 10 0 0 1 0-10Z')
  expect(moonPath(1, false)).toBe('M0-10A10 10 0 0 0 0 10A10 10 0 0 0 0-10Z')
  expect(moonPath(0.25, false)).toBe('M0-10A10 10 0 0 0 0 10A5 10 0 0 1 0-10Z')
})
