import type { Route } from '@sureda/contract/route'
import { expect, it } from 'vitest'
import { distanceBand, filterRoutes, readRouteFilter, routeFilterParams, timeBand } from './route-filter.ts'

it('draws the bands where the specification does', () => {
  expect([4.9, 5, 15, 15.1].map(distanceBand)).toEqual(['short', 'medium', 'medium', 'long'])
  expect([119, 120, 240, 241].map(timeBand)).toEqual(['short', 'medium', 'medium', 'long'])
})

it('reads and writes the address, ignoring unknown words', () => {
  const filter = readRouteFilter(new URLSearchParams('distance=long,short,other&difficulty=facil'))
  expect(filter).toEqual({ distance: ['short', 'long'], time: [], difficulty: ['facil'] })
  expect(routeFilterParams(filter)).toEqual({ distance: 'short,long', difficulty: 'facil' })
})

it('joins words of one kind and narrows by each kind', () => {
  const route = (id: string, distance: number, difficulty: string) =>
    ({ id, distance, duration: 60, difficulty }) as Route
  const routes = [route('a', 3, 'facil'), route('b', 20, 'facil'), route('c', 3, 'dificil')]
  const found = filterRoutes(routes, { distance: ['short', 'long'], time: [], difficulty: ['facil'] })
  expect(found.map(({ id }) => id)).toEqual(['a', 'b'])
})
