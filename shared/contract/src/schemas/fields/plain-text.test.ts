import { expect, it } from 'vitest'
import { normalizedText, textFault } from './plain-text.ts'

const line = (text: string) => textFault(normalizedText(text), { isMultiLine: false })
const lines = (text: string) => textFault(normalizedText(text), { isMultiLine: true })

it.each([
  'Núria Camps i Güell-l·lull',
  'Straße “Ærø” Œuvre ĳs',
  '👩🏽‍🌾👨‍👩‍👧‍👦🏴󠁥󠁳󠁣󠁴󠁿',
  'مرحبا ‏בוקר טוב ‎',
  'ç e\u0301 ở 漢字 ﷺ',
  '🌳',
  '1',
  '…',
  'བརྒྱད ที่ นี้ קָמָץ',
  'soft\u00adhyphen, no\u00a0break, word\u2060joiner',
])('accepts %j in one line and in several', (text) => {
  expect([line(text), lines(text)]).toEqual([undefined, undefined])
})

it.each([
  'half \ud83d',
  '\ude00 half',
  'NUL \u0000',
  'bell \u0007',
  'escape \u001b[31m',
  'DEL \u007f',
  'C1 \u0085 \u009b',
  'turned \u202egpj.exe',
  'embedded \u202a\u202c',
  'isolated \u2066\u2069',
  'no character \uffff',
  'no character \ufdd0',
  'lost \ufffd',
  'note \ufff9between\ufffa lines\ufffb',
  `a${'\u0328'.repeat(40)}`,
  // invisible
  '\u200b',
  ' \u200b\u2060 \ufeff',
  '\u200e',
  '\u061c',
  '\u00ad',
  '\u034f',
  '\u3164\u115f\uffa0',
  '\u2800',
  '\u180e\u17b4',
  '\ufe0f',
  '\u{e0041}\u{e0042}',
  '\ue000',
])('refuses %j anywhere', (text) => {
  expect([line(text), lines(text)]).toEqual(['invalid_characters', 'invalid_characters'])
})

it.each(['two\nlines', 'two\r\nlines', 'two\rlines', 'two\u2028lines', 'two\u2029lines'])(
  'takes %j where several lines are written, with one sign for their ends',
  (text) => {
    expect([line(text), lines(text)]).toEqual(['one_line', undefined])
    expect(normalizedText(text)).toBe('two\nlines')
  },
)

it('leaves it to the schema whether a field may be empty', () => {
  expect([line(''), line('  '), lines('\n')]).toEqual([undefined, undefined, undefined])
})

it('accepts a tab only in multi-line texts', () => {
  expect([line('a\tb'), lines('a\tb')]).toEqual(['invalid_characters', undefined])
})

it('normalises equal letters to one form, and never makes a text longer', () => {
  expect(normalizedText('Cassa\u0300')).toBe('Cassà')
  // a letter that NFC decomposes
  expect(normalizedText('\u0958')).toBe('\u0958')
})
