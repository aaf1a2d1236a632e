import { makeExperience, makeLocation, makeRoute, makeRouteDetail } from '@sureda/testing/content-factories'
import { expect, it } from 'vitest'
import { exitsOf, nearestExits } from './exits.ts'

const start = (latitude: number, longitude: number, name: string) => ({ latitude, longitude, name })
const known = {
  routes: [
    makeRoute({ id: 'r1', start: start(41.9, 3, 'Fitor') }),
    makeRoute({ id: 'r2', start: start(41.9005, 3, 'Fitor, la font') }),
  ],
  locations: [
    makeLocation({ id: 'l1', type: 'pueblo', name: 'Vulpellac', latitude: 41.95, longitude: 3.05 }),
    makeLocation({ id: 'l2', type: 'dolmen', name: 'La Cova d’en Daina', latitude: 41.91, longitude: 3 }),
  ],
  experiences: [
    makeExperience({ id: 'e1', type: 'restaurant', title: 'La fonda', latitude: 41.92, longitude: 3 }),
    makeExperience({ id: 'e2', type: 'tour', latitude: 41.905, longitude: 3 }),
    makeExperience({ id: 'e3', type: 'hotel', latitude: null, longitude: null }),
  ],
}

it('finds places with a road or people, nearest first, and each place once', () => {
  const near = nearestExits(exitsOf(known), { latitude: 41.91, longitude: 3 }, 3)
  expect(near.map(({ name }) => name)).toEqual(['Fitor, la font', 'La fonda', 'Vulpellac'])
  expect(near[0]?.metres).toBeCloseTo(1056, -1)
  expect(near[0]?.bearing).toBeCloseTo(180, 0)
  expect(near[1]?.bearing).toBeCloseTo(0, 0)
})

it('includes the end of the route a person is on', () => {
  const route = makeRouteDetail({ id: 'r1', end: start(41.911, 3, 'Sant Climent') })
  const [first] = nearestExits(exitsOf({ ...known, route }), { latitude: 41.91, longitude: 3 }, 1)
  expect(first).toMatchObject({ name: 'Sant Climent', kind: 'end' })
})

it('finds none where no list was ever loaded', () => {
  expect(
    nearestExits(
      exitsOf({ routes: [], locations: [], experiences: [] }),
      { latitude: 41.9, longitude: 3 },
      3,
    ),
  ).toEqual([])
})
