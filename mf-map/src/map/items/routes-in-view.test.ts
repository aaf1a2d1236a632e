import { makeRoute } from '@sureda/testing/content-factories'
import { expect, it } from 'vitest'
import type { Corners } from '../../shared/geo/bounds.ts'
import { routesInView } from './routes-in-view.ts'
import { routeItem } from './to-map-item.ts'

const VIEW: Corners = [
  [41.8, 2.9],
  [42, 3.1],
]
const at = (id: string, latitude: number) =>
  routeItem(makeRoute({ id, start: { latitude, longitude: 3, name: '' } }))

it('draws the lines of routes in view or close by, and of the chosen route wherever it is', () => {
  const items = [at('here', 41.9), at('near', 42.05), at('far', 43), at('chosen', 44)]
  expect(routesInView(items, VIEW, 'route:chosen')).toEqual(['route:here', 'route:near', 'route:chosen'])
  expect(routesInView(items, null, null)).toEqual([])
})

it('loads no lines where there would be too many to tell apart', () => {
  const crowd = Array.from({ length: 200 }, (_, index) => at(String(index), 41.9))
  expect(routesInView(crowd, VIEW, null)).toEqual([])
  expect(routesInView(crowd, VIEW, 'route:7')).toEqual(['route:7'])
})
