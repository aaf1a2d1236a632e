import { expect, it } from 'vitest'
import { isWellFormed } from '../schemas/fields/plain-text.ts'
import { cutText } from './cut-text.ts'

const FAMILY = '👨‍👩‍👧‍👦'

it.each([
  ['short enough', 'suro', 4, '', 'suro'],
  ['in two', 'suro viu', 4, '', 'suro'],
  ['with a sign in place of the rest', 'suro viu', 5, '…', 'suro…'],
  ['before an emoji that does not fit', `suro${'🌳'}viu`, 5, '', 'suro'],
  ['before a family', `suro ${FAMILY} viu`, 10, '…', 'suro…'],
  ['before an accent with its letter', 'sure\u0301 viu', 4, '', 'sur'],
] as const)('cuts %s', (_what, text, most, sign, cut) => expect(cutText(text, most, sign)).toBe(cut))

it('never cuts through a visible character', () => {
  const text = `a${FAMILY}🇪🇸e\u0301🌳`.repeat(20)
  for (let most = 0; most <= text.length; most++) {
    const cut = cutText(text, most)
    expect(cut.length).toBeLessThanOrEqual(most)
    expect(isWellFormed(cut) && text.startsWith(cut)).toBe(true)
    expect(cut).not.toMatch(/\u200d$/)
  }
})
