import { expect, it } from 'vitest'
import { phoneNumberIn } from './phone-number-in.ts'

it('finds the number in what an office wrote', () => {
  expect(phoneNumberIn('112')).toBe('112')
  expect(phoneNumberIn('+34 900 000 100')).toBe('+34900000100')
  expect(phoneNumberIn('Refugi de Fitor, (972) 00-00-00, 24 h')).toBe('972000000')
  expect(phoneNumberIn('Pregunta al bar')).toBeNull()
  expect(phoneNumberIn('')).toBeNull()
})
