import { expect, it } from 'vitest'
import { dialled } from './dialled.ts'

it('finds the number in what an office wrote', () => {
  expect(dialled('112')).toBe('112')
  expect(dialled('+34 900 000 100')).toBe('+34900000100')
  expect(dialled('Refugi de Fitor, (972) 00-00-00, 24 h')).toBe('972000000')
  expect(dialled('Pregunta al bar')).toBeNull()
  expect(dialled('')).toBeNull()
})
