import { makeClosedArea } from '@sureda/testing/agency-factories'
import { expect, it } from 'vitest'
import { closedWithin, stillClosed } from './closed-land.ts'

it('leaves out past closures of a stored answer', () => {
  const areas = [makeClosedArea({ until: '2026-11-24' }), makeClosedArea({ until: '2026-11-25' })]
  expect(stillClosed(areas, '2026-11-25')).toEqual([areas[1]])
})

it('draws no land with fewer than three corners', () => {
  expect(stillClosed([makeClosedArea({ area: [[41.9, 3]] })], '2026-11-01')).toEqual([])
})

it('finds closed land of which a map shows a part', () => {
  const near = makeClosedArea()
  const far = makeClosedArea({
    area: [
      [39, -7],
      [39, -7.1],
      [39.1, -7],
    ],
  })
  expect(
    closedWithin(
      [near, far],
      [
        [41.8, 2.9],
        [41.895, 3.02],
      ],
    ),
  ).toEqual([near])
})
