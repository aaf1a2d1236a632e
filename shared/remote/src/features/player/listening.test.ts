// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { keepPlace, placeIn } from './listening.ts'

beforeEach(() => localStorage.clear())

it('stores the position in a recording in whole seconds, and deletes it on request', () => {
  expect(placeIn('story:a')).toBe(0)
  keepPlace('story:a', 65.8)
  keepPlace('story:b', 12)
  expect([placeIn('story:a'), placeIn('story:b')]).toEqual([65, 12])
  keepPlace('story:a', null)
  expect([placeIn('story:a'), placeIn('story:b')]).toEqual([0, 12])
})

it('stores the positions of the last forty recordings', () => {
  for (let index = 0; index < 45; index++) keepPlace(`story:${index}x`, 10)
  keepPlace('story:5x', 20)
  keepPlace('story:new', 30)
  expect([placeIn('story:4x'), placeIn('story:5x'), placeIn('story:6x'), placeIn('story:new')]).toEqual([
    0, 20, 0, 30,
  ])
})

it.each(['{', 'null', '[1]', '{"story:a":"long"}', '{"story:a":-4}'])(
  'takes %s in the storage for nothing',
  (junk) => {
    localStorage.setItem('listened', junk)
    expect(placeIn('story:a')).toBe(0)
    keepPlace('story:a', 7)
    expect(placeIn('story:a')).toBe(7)
  },
)
