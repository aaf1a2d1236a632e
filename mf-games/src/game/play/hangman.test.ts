import { expect, it } from 'vitest'
import { hiddenWord, letterOf, letterState, placesFilled } from './hangman.ts'

it('shows only the length before the first guess', () => {
  expect(hiddenWord(5)).toBe('_____')
  expect(placesFilled('s_ro_')).toBe(3)
})

it('tells right, wrong and untried letters apart, accents or not', () => {
  expect(letterState('C', ['C'], '_aç')).toBe('right')
  expect(letterState('X', ['X'], '_aç')).toBe('wrong')
  expect(letterState('B', ['X'], '_aç')).toBe('open')
})

it('reads letters from a keyboard and nothing else', () => {
  expect([letterOf('s'), letterOf('ñ'), letterOf('Enter'), letterOf('4'), letterOf(' ')]).toEqual([
    'S',
    'N',
    null,
    null,
    null,
  ])
})
