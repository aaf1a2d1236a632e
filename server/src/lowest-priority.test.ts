import { getPriority } from 'node:os'
import { expect, it } from 'vitest'
import { takeLowestPriority } from './lowest-priority.ts'

it('continues where a thread has ended or may not be changed', () => {
  const before = getPriority()
  // greater than the greatest thread id on Linux
  takeLowestPriority([2 ** 22 + 1])
  expect(getPriority()).toBe(before)
})
