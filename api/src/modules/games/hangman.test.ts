import { expect, it } from 'vitest'
import { addGuesses, hangmanState, isWord, wordLength } from './hangman.ts'

it('shows the letters that were guessed, with their accents', () => {
  expect(hangmanState('màquina', addGuesses('', ['a', 'n'])).pattern).toBe('_à___na')
  expect(hangmanState('alcornoque', addGuesses('', ['O', 'C']))).toMatchObject({
    pattern: '__co__o___',
    misses: 0,
  })
})

it('counts each wrong letter once, however often it is sent', () => {
  let record = addGuesses('', ['z'])
  record = addGuesses(record, ['z', 'z', 'Z'])
  expect(hangmanState('suro', record)).toMatchObject({ misses: 1, misses_left: 5, lost: false })
})

it('keeps earlier letters when a later request leaves them out', () => {
  const record = addGuesses(addGuesses('', ['x', 's']), ['u'])
  expect(hangmanState('suro', record)).toMatchObject({ pattern: 'su__', misses: 1 })
})

it('is lost at the sixth miss and reveals only guessed letters', () => {
  const record = addGuesses('', ['a', 'b', 'c', 'd', 'e', 'f', 's', 'u', 'r', 'o'])
  expect(hangmanState('suro', record)).toMatchObject({ misses: 6, misses_left: 0, solved: false, lost: true })
})

it('is solved when nothing is hidden; spaces, hyphens and middots do not count as letters', () => {
  const record = addGuesses('', [...'colegi'])
  expect(hangmanState('col·legi', record)).toMatchObject({ pattern: 'col·legi', solved: true })
  expect(hangmanState('tap de suro', addGuesses('', ['t'])).pattern).toBe('t__ __ ____')
})

it('accepts the whole word without case and accents, and counts a wrong one as a miss', () => {
  expect(isWord('  MAQUINA ', 'màquina')).toBe(true)
  expect(isWord('', 'màquina')).toBe(false)
  expect(isWord('strase', 'Straße')).toBe(true)
  const record = addGuesses(addGuesses('', [], true), ['m'], true)
  expect(hangmanState('màquina', record)).toMatchObject({ misses: 2, pattern: 'm______' })
})

it('ignores characters that are not letters', () => {
  expect(addGuesses('', ['', ' ', '*', '_', '!'])).toBe('')
  expect(wordLength('màquina')).toBe(7)
})
