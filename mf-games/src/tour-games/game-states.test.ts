import { expect, it } from 'vitest'
import { gameStates } from './game-states.ts'

const games = [
  { id: 'a', status: 'completed' },
  { id: 'b', status: 'available' },
  { id: 'c', status: 'locked' },
  { id: 'd', status: 'locked' },
] as const
const of = (...waiting: string[]) => [...gameStates(games, new Set(waiting)).values()]

it('opens the game after one whose answer waits, and no other', () => {
  expect(of()).toEqual(['completed', 'available', 'locked', 'locked'])
  expect(of('b')).toEqual(['completed', 'waiting', 'available', 'locked'])
  expect(of('b', 'c')).toEqual(['completed', 'waiting', 'waiting', 'available'])
})
