import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { slices } from './slices.ts'

const CALM = { isMoving: false, isFirst: false }
let now = 0
let frames: (() => void)[] = []
let tasks: (() => void)[] = []
beforeEach(() => {
  now = 0
  frames = []
  tasks = []
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.stubGlobal('requestAnimationFrame', (begin: () => void) => frames.push(begin))
  vi.stubGlobal('scheduler', { yield: () => new Promise<void>((resolve) => tasks.push(resolve)) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('goes on at once until its slice is over, then after other tasks, and begins a new slice there', async () => {
  const pause = slices(CALM)
  now = 7
  expect(pause()).toBeUndefined()
  now = 9
  const paused = pause()
  now = 40
  for (const go of tasks) go()
  await paused
  now = 47
  expect(pause()).toBeUndefined()
  expect(frames).toEqual([])
})

it('works one slice per frame while the map moves', async () => {
  const pause = slices({ isMoving: true, isFirst: true })
  now = 9
  const paused = pause()
  expect(tasks).toEqual([])
  expect(frames).toHaveLength(1)
  frames[0]?.()
  await paused
})

it('takes longer slices while nothing is drawn yet', () => {
  const pace = { isMoving: false, isFirst: true }
  const pause = slices(pace)
  now = 40
  expect(pause()).toBeUndefined()
  pace.isFirst = false
  expect(pause()).toBeInstanceOf(Promise)
})

it('goes on in a browser that cannot yield', async () => {
  vi.stubGlobal('scheduler', undefined)
  const pause = slices(CALM)
  now = 9
  await expect(pause()).resolves.toBeUndefined()
})
