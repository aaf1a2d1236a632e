import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { expect, it } from 'vitest'
import { changedJourneys } from './changed-journeys.ts'

const smoke = changedJourneys(ROOT, [])
const added = (...changed: string[]) => changedJourneys(ROOT, changed).filter((file) => !smoke.includes(file))

it('runs a few journeys for every change', () => {
  expect(smoke.length).toBeGreaterThan(2)
  for (const file of smoke) expect(existsSync(path.join(ROOT, file)), file).toBe(true)
  expect(added('docs/packs.md', 'mf-games/README.md')).toEqual([])
})

it('adds the journeys that open a changed screen', () => {
  const ofExperiences = added('mf-content/src/experiences/experience-list-screen.tsx')
  expect(ofExperiences).toContain('e2e/src/visitor/experiences.e2e.ts')
  expect(ofExperiences).not.toContain('e2e/src/visitor/agenda.e2e.ts')
})

it('adds journeys that open it by a former address, but not those that only expect a redirect', () => {
  expect(added('mf-content/src/operators/operator-detail-screen.tsx')).toContain(
    'e2e/src/visitor/operators.e2e.ts',
  )
  expect(added('mf-content/src/routes/route-detail-screen.tsx')).toContain('e2e/src/visitor/packages.e2e.ts')
})

it('adds those of the whole remote where the change is in none of its screens', () => {
  const ofGames = added('mf-games/remote.json')
  expect(ofGames).toContain('e2e/src/visitor/games.e2e.ts')
  expect(ofGames).not.toContain('e2e/src/member/passes.e2e.ts')
})

it('adds those of pages with a changed slot, also through a part that several screens share', () => {
  const ofForm = added('mf-booking/src/reservation-form/reservation-form.tsx')
  expect(ofForm).toContain('e2e/src/visitor/experiences.e2e.ts')
  expect(ofForm).not.toContain('e2e/src/visitor/agenda.e2e.ts')
  const ofPlace = added('mf-map/src/slots/place-map.tsx')
  expect(ofPlace).toContain('e2e/src/visitor/agenda.e2e.ts')
  expect(ofPlace).not.toContain('e2e/src/member/profile.e2e.ts')
})

it('adds a changed journey', () => {
  expect(added('e2e/src/visitor/ground.e2e.ts')).toEqual(['e2e/src/visitor/ground.e2e.ts'])
  const users = added('e2e/src/support/invented-ground.ts')
  expect(users).toContain('e2e/src/visitor/ground.e2e.ts')
  expect(users).not.toContain('e2e/src/visitor/games.e2e.ts')
})
