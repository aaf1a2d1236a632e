import { expect, it } from 'vitest'
import { overall, progressByTour } from './tours-progress.ts'

const game = (story_tour_id: string, status: 'completed' | 'available' | 'locked') => ({
  story_tour_id,
  status,
})

it('counts finished games by tour and altogether', () => {
  const tours = progressByTour([
    game('a', 'completed'),
    game('a', 'completed'),
    game('b', 'completed'),
    game('b', 'available'),
    game('b', 'locked'),
  ])
  expect(tours.get('b')).toEqual({ done: 1, total: 3 })
  expect(overall(tours)).toEqual({ done: 3, total: 5, finished: 1, tours: 2 })
})
