import { expect, it } from 'vitest'
import { paragraphsOf, summaryOf } from './summary.ts'

it('leaves a text of exactly 80 characters alone', () => {
  expect(summaryOf('a'.repeat(80))).toBe('a'.repeat(80))
})

it('cuts from the 81st character on and adds an ellipsis', () => {
  expect(summaryOf('a'.repeat(81))).toBe(`${'a'.repeat(80)}…`)
})

it('never cuts through a character made of several code units', () => {
  expect(summaryOf('🌳'.repeat(81))).toBe(`${'🌳'.repeat(80)}…`)
})

it('cuts inside a word, too: the limit is a number of characters', () => {
  expect(summaryOf(`${'suro '.repeat(15)}goges de la font`)).toBe(`${'suro '.repeat(15)}goges…`)
  expect(summaryOf(`${'suro '.repeat(15)}llegendes de la font`)).toBe(`${'suro '.repeat(15)}llege…`)
})

it('leaves no space before the ellipsis', () => {
  expect(summaryOf(`${'a'.repeat(79)} and more`)).toBe(`${'a'.repeat(79)}…`)
})

it('reads paragraphs between empty lines', () => {
  expect(paragraphsOf('One.\n\nTwo\nstill two.\n \nThree.')).toEqual(['One.', 'Two\nstill two.', 'Three.'])
})
