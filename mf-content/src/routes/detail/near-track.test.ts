import { makeLocation, makeRouteDetail } from '@sureda/testing/content-factories'
import { expect, it } from 'vitest'
import { nearTrack } from './near-track.ts'

const route = makeRouteDetail()
const places = [
  makeLocation({ id: 'far', latitude: 42.5, longitude: 3.05 }),
  makeLocation({ id: 'near', latitude: 41.912, longitude: 3.06 }),
  makeLocation({ id: 'beside', latitude: 41.904, longitude: 3.0601 }),
]

it('lists what is near the route, nearest first', () => {
  expect(nearTrack(places, route).map(({ item }) => item.id)).toEqual(['beside', 'near'])
})

it('measures from the start where there is no track, and leaves out items without a position', () => {
  const bare = { ...route, track: [] }
  expect(nearTrack(places, bare).map(({ item }) => item.id)).toEqual(['beside', 'near'])
  expect(nearTrack([{ id: 'x', latitude: null, longitude: null }], bare)).toEqual([])
})
