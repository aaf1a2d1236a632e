import { expect, it } from 'vitest'
import { decodedLabel } from './punycode.ts'

it.each([
  'castanyer-ñ',
  'col·legi',
  'straße',
  'пример',
  '例え',
  'ليهمابتكلموشعربي',
  'ñ',
  'aañ',
  '🌳',
  'ção-e-mais-palavras-é',
])('reads back %s', (label) => {
  expect(decodedLabel(new URL(`http://${label}`).hostname)).toBe(label)
})

it.each(['xn--a b', 'xn--ñ', 'xn--99999999999'])('reads nothing in %s', (label) => {
  expect(decodedLabel(label)).toBeUndefined()
})
