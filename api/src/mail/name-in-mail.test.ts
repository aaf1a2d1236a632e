import { expect, it } from 'vitest'
import { nameInMail } from './name-in-mail.ts'

it.each([
  'Núria Camps i Güell',
  'J. R. R. Tolkien',
  'J.R. Tolkien',
  'Mª. Àngels d’Or-Pla',
  'Lluís Col·lell',
  'Henri IV',
  '李小龙 🌳',
])('leaves %s as it is', (name) => expect(nameInMail(name)).toBe(name))

it.each([
  ['Win https://evil.example/x?y=1 now', 'Win https evil example x y 1 now'],
  ['www.evil.com', 'www evil com'],
  ['evil。com', 'evil com'],
  ['t.co/abc', 't co abc'],
  ['a@evil.com', 'a evil com'],
  ['Call +34 806 123 456', 'Call'],
  ['<b>Ona</b>', 'b Ona b'],
  ['0'.repeat(30), ''],
])('makes no link of %s', (name, shown) => expect(nameInMail(name)).toBe(shown))

it('ends', () => expect(nameInMail('🌳'.repeat(120))).toBe(`${'🌳'.repeat(29)}…`))
