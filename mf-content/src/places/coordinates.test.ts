import { expect, it } from 'vitest'
import { coordinatesOf } from './coordinates.ts'

it('writes coordinates as on the margin of a map', () => {
  expect(coordinatesOf(41.907417, 3.087933)).toBe('41°54′27″N 3°05′17″E')
  expect(coordinatesOf(39.36, -7.1377)).toBe('39°21′36″N 7°08′16″W')
})

it('rounds to whole minutes instead of sixty seconds', () => {
  expect(coordinatesOf(41.99999, 0)).toBe('42°00′00″N 0°00′00″E')
})
