import { expect, it } from 'vitest'
import { gameStatuses, nextGame } from './unlock.ts'

const order = ['a', 'b', 'c']
const statuses = (...completed: string[]) => [...gameStatuses(order, new Set(completed)).values()]

it('opens games one after the other', () => {
  expect(statuses()).toEqual(['available', 'locked', 'locked'])
  expect(statuses('a')).toEqual(['completed', 'available', 'locked'])
  expect(statuses('a', 'b', 'c')).toEqual(['completed', 'completed', 'completed'])
})

it('leaves the third game locked although the second was finished before the first', () => {
  expect(statuses('b')).toEqual(['available', 'completed', 'locked'])
  expect(nextGame(order, new Set(['b']))).toBe('a')
  expect(nextGame(order, new Set(order))).toBeNull()
})
