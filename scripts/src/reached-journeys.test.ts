import { expect, it } from 'vitest'
import { reachedJourneys } from './reached-journeys.ts'

const remotes = [
  {
    name: 'mf-content',
    paths: ['/experiencias/:id'],
    fills: [],
    source: '<Slot name="experience.booking" />',
  },
  { name: 'mf-booking', paths: ['/reservas'], fills: ['experience.booking'], source: '' },
  { name: 'mf-games', paths: ['/storytours'], fills: [], source: '' },
]
const journeys = [
  { file: 'booking.e2e.ts', source: "await page.goto('/experiencias/e-pela?date=2026-11-01')" },
  { file: 'games.e2e.ts', source: "await page.goto('/storytours')" },
  { file: 'releases.e2e.ts', source: "await remotes('rollback', 'mf-games')" },
]
const reached = (...changed: string[]) => reachedJourneys(changed, remotes, journeys)

it('runs the journeys that open a screen of a changed remote, or name it', () => {
  expect(reached('mf-games/src/game/game-screen.tsx')).toEqual(['games.e2e.ts', 'releases.e2e.ts'])
})

it('follows the slots that a remote fills to the screens of others', () => {
  expect(reached('mf-booking/src/reservation-form/reservation-form.tsx')).toEqual(['booking.e2e.ts'])
})

it('runs a changed journey, and all of them for what every screen stands on', () => {
  expect(reached('e2e/src/booking.e2e.ts', 'docs/glossary.md')).toEqual(['booking.e2e.ts'])
  expect(reached('mf-games/locales/ca.json', 'shared/ui/src/button.tsx')).toBeUndefined()
  expect(reached('territories/raya/tenant.json')).toBeUndefined()
  expect(reached('e2e/src/fixtures.ts')).toBeUndefined()
})

it('runs none for words about the code and for tests of units', () => {
  expect(
    reached('README.md', 'mf-games/README.md', 'api/src/app.test.ts', 'bench/results/moves.json'),
  ).toEqual([])
})
