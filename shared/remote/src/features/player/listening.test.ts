// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { playbackPosition, savePlaybackPosition } from './listening.ts'

beforeEach(() => localStorage.clear())

it('stores the position in a recording in whole seconds, and deletes it on request', () => {
  expect(playbackPosition('story:a')).toBe(0)
  savePlaybackPosition('story:a', 65.8)
  savePlaybackPosition('story:b', 12)
  expect([playbackPosition('story:a'), playbackPosition('story:b')]).toEqual([65, 12])
  savePlaybackPosition('story:a', null)
  expect([playbackPosition('story:a'), playbackPosition('story:b')]).toEqual([0, 12])
})

it('stores the positions of the last forty recordings', () => {
  for (let index = 0; index < 45; index++) savePlaybackPosition(`story:${index}x`, 10)
  savePlaybackPosition('story:5x', 20)
  savePlaybackPosition('story:new', 30)
  expect([
    playbackPosition('story:4x'),
    playbackPosition('story:5x'),
    playbackPosition('story:6x'),
    playbackPosition('story:new'),
  ]).toEqual([0, 20, 0, 30])
})

it.each(['{', 'null', '[1]', '{"story:a":"long"}', '{"story:a":-4}'])(
  'takes %s in the storage for nothing',
  (junk) => {
    localStorage.setItem('listened', junk)
    expect(playbackPosition('story:a')).toBe(0)
    savePlaybackPosition('story:a', 7)
    expect(playbackPosition('story:a')).toBe(7)
  },
)
