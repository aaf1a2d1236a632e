import { makeRoute } from '@sureda/testing/content-factories'
import { expect, it } from 'vitest'
import { choicesOf, filterRoutes, NO_FILTER, readRouteFilter, routeFilterParams } from './route-filter.ts'

const routes = [
  makeRoute({ id: 'a', distance: 3, difficulty: 'facil', season: ['todo_el_ano'], province: 'Badajoz' }),
  makeRoute({ id: 'b', distance: 20, difficulty: 'facil', season: ['otono'], province: 'Cáceres' }),
  makeRoute({ id: 'c', distance: 3, difficulty: 'dificil', season: ['verano'], province: 'Cáceres' }),
]
const found = (filter: Partial<typeof NO_FILTER>) =>
  filterRoutes(routes, { ...NO_FILTER, ...filter }).map(({ id }) => id)

it('reads and writes the address, ignoring unknown values', () => {
  const address =
    'distance=long,short,other&difficulty=facil&province=C%C3%A1ceres,Atlantis&season=%00&colour=red'
  const filter = readRouteFilter(new URLSearchParams(address), routes)
  expect(filter).toEqual({
    ...NO_FILTER,
    distance: ['short', 'long'],
    difficulty: ['facil'],
    province: ['Cáceres'],
  })
  expect(routeFilterParams(filter)).toEqual({
    distance: 'short,long',
    difficulty: 'facil',
    province: 'Cáceres',
  })
})

it('reads a repeated parameter as one list', () => {
  const filter = readRouteFilter(new URLSearchParams('difficulty=facil&difficulty=dificil'), routes)
  expect(filter.difficulty).toEqual(['facil', 'dificil'])
})

it('matches any value of a kind, and all kinds together', () => {
  expect(found({ distance: ['short', 'long'], difficulty: ['facil'] })).toEqual(['a', 'b'])
  expect(found({ province: ['Cáceres'], difficulty: ['dificil'] })).toEqual(['c'])
})

it('includes routes of the whole year in each season', () => {
  expect(found({ season: ['otono'] })).toEqual(['a', 'b'])
  expect(found({ season: ['todo_el_ano'] })).toEqual(['a'])
})

it('offers only values that a route has, each with its count', () => {
  expect(choicesOf('difficulty', routes, { ...NO_FILTER, distance: ['short'] })).toEqual([
    { word: 'facil', count: 1 },
    { word: 'dificil', count: 1 },
  ])
})
