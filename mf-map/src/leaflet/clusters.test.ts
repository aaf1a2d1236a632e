import { expect, it } from 'vitest'
import type { MapItem } from '../shared/map-item.ts'
import { clusterIndex } from './clusters.ts'

const at = (key: string, latitude: number, longitude: number) => ({ key, latitude, longitude }) as MapItem
const WORLD = [-180, -85, 180, 85] as const

it('gathers near items under one number and separates them when zoomed in', () => {
  const index = clusterIndex([at('a', 41.9, 3.0), at('b', 41.901, 3.001), at('c', 42.3, 2.4)])
  const far = index.spots([...WORLD], 8)
  expect(far.map(({ count }) => count).sort()).toEqual([1, 2])
  const pair = far.find(({ count }) => count === 2)
  expect(pair?.opensAt()).toBeGreaterThan(8)
  expect(
    pair
      ?.items()
      .map(({ key }) => key)
      .sort(),
  ).toEqual(['a', 'b'])
  expect(index.spots([...WORLD], 16)).toHaveLength(3)
})

it('says that items at the same coordinate never separate', () => {
  const [spot] = clusterIndex([at('a', 41.9, 3), at('b', 41.9, 3)]).spots([...WORLD], 10)
  expect(spot?.opensAt()).toBeNull()
  expect(spot?.items()).toHaveLength(2)
})

it('returns only what the view shows', () => {
  expect(clusterIndex([at('a', 41.9, 3)]).spots([10, 40, 11, 41], 12)).toEqual([])
})

it('makes one spot of 5,000 items at one coordinate, also at the closest zoom', () => {
  const crowd = Array.from({ length: 5000 }, (_, index) => at(String(index), 41.9, 3))
  expect(clusterIndex(crowd).spots([2.9, 41.8, 3.1, 42], 19)).toHaveLength(1)
})

it('keeps single items at least a finger apart', () => {
  // 40 px to the east, with tiles of 256 px
  const east = (40 * 360) / (256 * 2 ** 12)
  expect(clusterIndex([at('a', 41.9, 3), at('b', 41.9, 3 + east)]).spots([...WORLD], 12)).toHaveLength(1)
  expect(clusterIndex([at('a', 41.9, 3), at('b', 41.9, 3 + east * 2)]).spots([...WORLD], 12)).toHaveLength(2)
})
