import { expect, it } from 'vitest'
import { chooseLanguage, type LanguageFacts } from './choose-language.ts'

it.each<[string, Partial<LanguageFacts>, string]>([
  [
    'the language of the signed-in person comes first',
    { preferred: 'nl', browser: ['de'], stored: 'fr' },
    'nl',
  ],
  ['then the browser’s', { browser: ['de-AT', 'fr'], stored: 'fr' }, 'de'],
  ['the first of the browser’s that we speak', { browser: ['pt-BR', 'it', 'ca-ES', 'es'] }, 'ca'],
  ['then the stored choice', { browser: ['pt', 'it'], stored: 'ca' }, 'ca'],
  ['then Spanish', { browser: ['pt'] }, 'es'],
  ['an unknown preference counts as none', { preferred: 'xx', browser: ['fr'] }, 'fr'],
  ['a corrupt stored choice counts as none', { stored: '{"a":1}' }, 'es'],
  ['region and case do not matter', { preferred: 'FR-ca' }, 'fr'],
  ['what a guest picked in this tab stays', { picked: 'nl', browser: ['de'], stored: 'fr' }, 'nl'],
  [
    'who signs in has their own language, whatever was picked before',
    { picked: 'nl', preferred: 'ca' },
    'ca',
  ],
])('%s', (_name, facts, expected) => {
  expect(chooseLanguage({ preferred: null, browser: [], stored: null, ...facts })).toBe(expected)
})
