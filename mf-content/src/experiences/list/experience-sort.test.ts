import { makeExperience } from '@sureda/testing/content-factories'
import { expect, it } from 'vitest'
import { ACTIVITY_SORTS, type ExperienceSort, sortExperiences, usefulSorts } from './experience-sort.ts'

const items = [
  makeExperience({ id: 'free', title: 'B', price: 0, duration: 90, rating: 5, featured: false }),
  makeExperience({
    id: 'ask',
    title: 'À',
    price: null,
    duration: null,
    rating: 3,
    ratings_count: 2,
    featured: false,
  }),
  makeExperience({
    id: 'dear',
    title: 'C',
    price: 90,
    duration: 30,
    rating: 4,
    ratings_count: 1,
    featured: true,
  }),
]
const order = (sort: ExperienceSort) => sortExperiences(items, sort, 'ca').map(({ id }) => id)

it('puts the cheapest, shortest or best first and items without a figure last; the office’s own stars do not count', () => {
  expect(order('price')).toEqual(['free', 'dear', 'ask'])
  expect(order('duration')).toEqual(['dear', 'free', 'ask'])
  expect(order('rating')).toEqual(['dear', 'ask', 'free'])
})

it('orders names by the reader’s language, and featured items first', () => {
  expect(order('name')).toEqual(['ask', 'free', 'dear'])
  expect(order('featured')).toEqual(['dear', 'ask', 'free'])
})

it('offers an order only where items have its figure', () => {
  const items = [
    makeExperience({ id: 'a', price: null, duration: 60 }),
    makeExperience({ id: 'b', price: null, duration: null }),
  ]
  expect(usefulSorts(ACTIVITY_SORTS, items)).toEqual(['featured', 'duration', 'name'])
  expect(usefulSorts(ACTIVITY_SORTS, [...items, makeExperience({ price: 0 })])).toContain('price')
  // a price that is not shown anywhere
  const table = makeExperience({ id: 'table', price: 22, price_unit: 'none' })
  expect(usefulSorts(ACTIVITY_SORTS, [table])).not.toContain('price')
  const dear = makeExperience({ id: 'dear', price: 90 })
  expect(sortExperiences([table, dear], 'price', 'ca')).toEqual([dear, table])
})
