import { expect, it } from 'vitest'
import { namesakeOf } from './namesake.ts'

it('finds the same name, however it is written, and no other one', () => {
  const items = [{ name: 'Museu del Suro de Catalunya' }, { name: 'Museu del suro' }]
  expect(namesakeOf('Museu del Suro', items)).toBe(items[1])
  expect(namesakeOf('Museu', items)).toBeUndefined()
  expect(namesakeOf('Museu', undefined)).toBeUndefined()
})
