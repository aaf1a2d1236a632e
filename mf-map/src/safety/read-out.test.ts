import { expect, it } from 'vitest'
import { spokenDigits } from './read-out.ts'

it('dictates coordinates digit by digit', () => {
  const words = { point: 'coma', minus: 'menos' }
  expect(spokenDigits(41.8878, words)).toBe('4, 1, coma, 8, 8, 7, 8, 0')
  expect(spokenDigits(-7.1377, words)).toBe('menos, 7, coma, 1, 3, 7, 7, 0')
})
