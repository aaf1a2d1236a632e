import { expect, it } from 'vitest'
import { z } from 'zod'
import { isWellFormed } from '../schemas/fields/plain-text.ts'
import { characterCount, cutText, excerptOf } from './cut-text.ts'

const FAMILY = '👨‍👩‍👧‍👦'

it.each([
  ['short enough', 'suro', 4, '', 'suro'],
  ['in two', 'suro viu', 4, '', 'suro'],
  ['with a sign in place of the rest', 'suro viu', 5, '…', 'suro…'],
  ['before an emoji that does not fit', `suro${'🌳'}viu`, 5, '', 'suro'],
  ['before a family', `suro ${FAMILY} viu`, 10, '…', 'suro…'],
  ['before an accent with its letter', 'sure\u0301 viu', 4, '', 'sur'],
] as const)('cuts %s', (_what, text, most, sign, cut) => expect(cutText(text, most, sign)).toBe(cut))

it.each(['suro', '🌳🌳🌳🌳', 'e\u0301e\u0301'])('counts the characters of %s like the server', (text) => {
  expect(characterCount(text)).toBe(4)
  expect(z.string().min(4).max(4).safeParse(text).success).toBe(true)
})

it('never cuts through a visible character', () => {
  const text = `a${FAMILY}🇪🇸e\u0301🌳`.repeat(20)
  for (let most = 0; most <= text.length; most++) {
    const cut = cutText(text, most)
    expect(cut.length).toBeLessThanOrEqual(most)
    expect(isWellFormed(cut) && text.startsWith(cut)).toBe(true)
    expect(cut).not.toMatch(/\u200d$/)
  }
})

const WHERE = 'Al cor de les Gavarres, entre suros i arbocers, hi ha una font.'

it.each([
  ['short enough', 'suro viu', 8, 'ca', 'suro viu'],
  ['inside a word', WHERE, 14, 'ca', 'Al cor de les…'],
  ['after a word', WHERE, 23, 'ca', 'Al cor de les Gavarres…'],
  ['after a comma', WHERE, 25, 'ca', 'Al cor de les Gavarres…'],
  ['inside a word after a comma', WHERE, 27, 'ca', 'Al cor de les Gavarres…'],
  ['after a sentence', 'Hi ha una font. Beu-ne.', 19, 'es', 'Hi ha una font…'],
  ['before a mark that opens', 'Diuen «goges» aquí', 10, 'fr', 'Diuen…'],
  ['in German, where the dots replace words', 'Im Herzen der Gavarres', 14, 'de', 'Im Herzen\u00a0…'],
  ['a single word', 'a'.repeat(20), 10, 'en', `${'a'.repeat(9)}…`],
  ['an address', `Mira https://suro.example/${'a'.repeat(20)}`, 20, 'es', 'Mira https://suro.e…'],
  ['a single German word', 'a'.repeat(20), 10, 'de', `${'a'.repeat(8)}…`],
  ['an emoji of several units', `Bosc ${FAMILY} viu`, 12, 'nl', 'Bosc…'],
] as const)('ends an excerpt at a word, %s', (_what, text, most, locale, shown) => {
  expect(excerptOf(text, most, locale)).toBe(shown)
  expect(shown.length).toBeLessThanOrEqual(most)
})
