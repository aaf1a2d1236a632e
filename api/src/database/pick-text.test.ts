import { expect, it } from 'vitest'
import { pickDocument, pickText, pickTexts } from './pick-text.ts'

const cork = { es: 'corcho', ca: 'suro', en: 'cork', fr: 'liège', de: 'Kork', nl: 'kurk' }

it('returns the requested language', () => {
  expect(pickText(cork, 'fr', 'ca')).toBe('liège')
})

it.each([
  ['the tenant default', { es: 'corcho', ca: 'suro' }, 'ca', 'suro'],
  ['es when the tenant default is missing too', { es: 'corcho', de: 'Kork' }, 'ca', 'corcho'],
  ['ca at last', { ca: 'suro', de: 'Kork' }, 'nl', 'suro'],
] as const)('falls back to %s', (_step, text, tenantDefault, expected) => {
  expect(pickText(text, 'en', tenantDefault)).toBe(expected)
})

it('treats an empty text as missing', () => {
  expect(pickText({ ...cork, en: ' ' }, 'en', 'ca')).toBe('suro')
})

it('answers null for no text at all, and leaves such entries out of lists', () => {
  expect(pickText(null, 'en', 'ca')).toBeNull()
  expect(pickTexts([cork, {}], 'en', 'ca')).toEqual(['cork'])
})

it('replaces every text of a document and nothing else', () => {
  const document = { title: cork, items: [{ label: cork, url: 'https://x' }], size: 3, none: null }
  expect(pickDocument(document, 'de', 'ca')).toEqual({
    title: 'Kork',
    items: [{ label: 'Kork', url: 'https://x' }],
    size: 3,
    none: null,
  })
})
