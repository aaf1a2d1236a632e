import { expect, it } from 'vitest'
import { readAt } from '../shared/map-view.ts'
import { readMapAddress } from './map-address.ts'

it('reads layers, rating, place, base and chosen item', () => {
  const address = readMapAddress(
    new URLSearchParams(
      'q=%20suro&layer=restaurant,interest&rating=3&distance=short,long&time=medium&difficulty=facil&at=41.9,3.1,12&base=satellite&item=location:a&route=r&view=list',
    ),
  )
  expect(address).toEqual({
    q: 'suro',
    layers: ['restaurant', 'interest'],
    rating: 3,
    distance: ['short', 'long'],
    time: ['medium'],
    difficulty: ['facil'],
    at: { latitude: 41.9, longitude: 3.1, zoom: 12 },
    base: 'satellite',
    item: 'location:a',
    route: 'r',
    isList: true,
  })
})

it('reads parameters that are repeated instead of listed', () => {
  const { layers, difficulty } = readMapAddress(
    new URLSearchParams('layer=restaurant&layer=interest&difficulty=facil&difficulty=dificil'),
  )
  expect(layers).toEqual(['restaurant', 'interest'])
  expect(difficulty).toEqual(['facil', 'dificil'])
})

it('ignores invalid values', () => {
  expect(
    readMapAddress(
      new URLSearchParams('layer=moon&rating=9&distance=far&time=%00&difficulty=none&at=here&base=paper'),
    ),
  ).toEqual({
    q: '',
    layers: [],
    rating: null,
    distance: [],
    time: [],
    difficulty: [],
    at: null,
    base: null,
    item: null,
    route: null,
    isList: false,
  })
})

it('treats an empty value as absent', () => {
  const names = [
    'q',
    'layer',
    'rating',
    'distance',
    'time',
    'difficulty',
    'at',
    'base',
    'item',
    'route',
    'view',
  ]
  const empty = new URLSearchParams(names.map((name) => [name, '']))
  expect(readMapAddress(empty)).toEqual(readMapAddress(new URLSearchParams()))
  expect(readMapAddress(new URLSearchParams('item=%20&route=%20'))).toMatchObject({ item: null, route: null })
})

it('does not read blanks as zero, nor 0,0 as a linked place', () => {
  expect(readAt(',')).toBeNull()
  expect(readAt('41.9,')).toBeNull()
  expect(readAt(' , ,12')).toBeNull()
  expect(readAt('41.9,3.1,')?.zoom).toBe(14)
})

it('zooms in on a linked place whose zoom is missing or invalid', () => {
  expect(readAt('41.9,3.1')?.zoom).toBe(14)
  expect(readAt('41.9,3.1,99')?.zoom).toBe(14)
  expect(readAt('95,3.1')).toBeNull()
  expect(readAt('')).toBeNull()
})
