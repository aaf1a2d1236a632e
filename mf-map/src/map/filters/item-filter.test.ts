import { makeExperience, makeRoute } from '@sureda/testing/content-factories'
import { expect, it } from 'vitest'
import { experienceItem, routeItem } from '../items/to-map-item.ts'
import { filterItems, type ItemFilter } from './item-filter.ts'

const NO_FILTER: ItemFilter = { layers: [], rating: null, distance: [], time: [], difficulty: [] }

it('filters by layer, and restaurants by their stars', () => {
  const items = [
    experienceItem(makeExperience({ id: 'good', type: 'restaurant', rating: 4.2, ratings_count: 3 })),
    experienceItem(makeExperience({ id: 'unrated', type: 'restaurant', rating: 4.6, ratings_count: 0 })),
    experienceItem(makeExperience({ id: 'walk', type: 'tour', rating: null })),
  ].filter((item) => item !== null)
  const keys = (filter: Partial<ItemFilter>) =>
    filterItems(items, { ...NO_FILTER, ...filter }).map(({ key }) => key)
  expect(keys({ layers: [], rating: 4 })).toEqual(['experience:good', 'experience:walk'])
  expect(keys({ layers: ['restaurant'], rating: null })).toEqual(['experience:good', 'experience:unrated'])
})

it('filters routes by length, time and difficulty, and nothing else', () => {
  const items = [
    routeItem(makeRoute({ id: 'stroll', distance: 3, duration: 60, difficulty: 'facil' })),
    routeItem(makeRoute({ id: 'day', distance: 18, duration: 330, difficulty: 'dificil' })),
    experienceItem(makeExperience({ id: 'walk' })),
  ].filter((item) => item !== null)
  const keys = (filter: Partial<ItemFilter>) =>
    filterItems(items, { ...NO_FILTER, ...filter }).map(({ key }) => key)
  expect(keys({ distance: ['short'] })).toEqual(['route:stroll', 'experience:walk'])
  expect(keys({ time: ['long'] })).toEqual(['route:day', 'experience:walk'])
  expect(keys({ distance: ['short', 'long'], difficulty: ['dificil'] })).toEqual([
    'route:day',
    'experience:walk',
  ])
  expect(keys({ distance: ['medium'], layers: ['route'] })).toEqual([])
})
