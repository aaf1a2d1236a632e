import { expect, it } from 'vitest'
import { answerKey, isPersonal } from './answer-key.ts'

const ORIGIN = 'http://gavarres.localhost'

it('stores one answer per address and language, in whatever order its parameters are', () => {
  const key = answerKey('/api/v1/routes?per_page=100&featured=1', 'ca', ORIGIN)
  expect(answerKey('/api/v1/routes?featured=1&per_page=100', 'ca-ES', ORIGIN)).toBe(key)
  expect(answerKey('/api/v1/routes?featured=1&per_page=100', 'es', ORIGIN)).not.toBe(key)
  expect(answerKey('/api/v1/routes?featured=1', 'ca', ORIGIN)).not.toBe(key)
})

it('finds the cached answer of a call with a position, and never stores the position', () => {
  const plain = answerKey('/api/v1/story-tours/t/games', 'ca', ORIGIN)
  const personal = new URL('/api/v1/story-tours/t/games?lat=41.9&lng=2.9&completed_games=a,b', ORIGIN)
  expect(answerKey(personal.href, 'ca', ORIGIN)).toBe(plain)
  expect(isPersonal(personal)).toBe(true)
  expect(isPersonal(new URL('/api/v1/story-tours/t/games?completed_games=', ORIGIN))).toBe(false)
})
