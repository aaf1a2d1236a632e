import { expect, it } from 'vitest'
import { clusterOnGrid } from './cluster-on-grid.ts'

it('puts items that a finger cannot tell apart into one group at their middle', () => {
  const found = clusterOnGrid(
    [
      { item: 'a', x: 10, y: 10 },
      { item: 'b', x: 20, y: 30 },
      { item: 'c', x: 200, y: 10 },
    ],
    48,
  )
  expect(found).toEqual([
    { x: 15, y: 20, items: ['a', 'b'] },
    { x: 200, y: 10, items: ['c'] },
  ])
})
