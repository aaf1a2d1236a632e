import { makeStoryTour } from '@sureda/testing/game-factories'
import { expect, it } from 'vitest'
import { filterTours, toTourFilter } from './tour-filter.ts'

const tours = [
  makeStoryTour({ id: 'a', type: 'patrimonio', territory: 'Palafrugell' }),
  makeStoryTour({ id: 'b', type: 'naturaleza', territory: 'Cassà' }),
]

it('filters by theme and by place', () => {
  expect(filterTours(tours, { type: 'naturaleza', territory: null }).map(({ id }) => id)).toEqual(['b'])
  expect(filterTours(tours, { type: 'naturaleza', territory: 'Palafrugell' })).toEqual([])
})

it('reads its filter from an address and ignores unknown themes', () => {
  expect(toTourFilter(new URLSearchParams('type=zzz&territory=Cassà'))).toEqual({
    type: null,
    territory: 'Cassà',
  })
})
