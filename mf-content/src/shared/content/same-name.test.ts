import { expect, it } from 'vitest'
import { itemOfSameName } from './same-name.ts'

it('finds the same name in any spelling, and no other name', () => {
  const items = [{ name: 'Museu del Suro de Catalunya' }, { name: 'Museu del suro' }]
  expect(itemOfSameName('Museu del Suro', items)).toBe(items[1])
  expect(itemOfSameName('Museu', items)).toBeUndefined()
  expect(itemOfSameName('Museu', undefined)).toBeUndefined()
})
