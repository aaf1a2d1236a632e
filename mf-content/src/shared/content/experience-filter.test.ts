import type { Experience } from '@sureda/contract/schemas/catalogue/experience'
import { expect, it } from 'vitest'
import {
  featuredFirst,
  similarTo,
  toListFilter,
  toRating,
  typeOfPath,
  withRating,
} from './experience-filter.ts'

it('reads filters from the address and ignores unknown values', () => {
  expect(toListFilter('packs')).toBe('packs')
  expect(toListFilter('nonsense')).toBe('all')
  expect(toRating('3')).toBe(3)
  expect(toRating('5')).toBeNull()
})

it('knows the type of each address', () => {
  expect(typeOfPath('/alojamientos')).toBe('hotel')
  expect(typeOfPath('/restaurantes')).toBe('restaurant')
  expect(typeOfPath('/experiencias')).toBeUndefined()
})

it('passes ratings from the chosen one on, and unrated places only without a filter', () => {
  const given = { rating: 3, ratings_count: 1 }
  const places = [
    { rating: 2.9, ratings_count: 4 },
    given,
    // the office's own rating
    { rating: 4.8, ratings_count: 0 },
    { rating: null, ratings_count: 0 },
  ]
  expect(withRating(places, 3)).toEqual([given])
  expect(withRating(places, null)).toHaveLength(4)
})

it('puts featured ones first, then sorts by name in the language', () => {
  const items = [
    { title: 'Zebra', featured: false },
    { title: 'Àbac', featured: false },
    { title: 'Museu', featured: true },
  ]
  expect(featuredFirst(items, 'ca').map(({ title }) => title)).toEqual(['Museu', 'Àbac', 'Zebra'])
})

it('offers others of the same type before near ones, never itself', () => {
  const make = (id: string, type: Experience['type'], latitude: number) =>
    ({ id, type, latitude, longitude: 3 }) as Experience
  const here = make('here', 'tour', 42)
  const found = similarTo(here, [
    here,
    make('near', 'hotel', 42),
    make('far', 'tour', 50),
    make('close', 'tour', 43),
  ])
  expect(found.map(({ id }) => id)).toEqual(['close', 'far', 'near'])
})
