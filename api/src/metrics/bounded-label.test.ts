import { expect, it } from 'vitest'
import { boundedLabel } from './bounded-label.ts'

it('counts further values together once there are too many', () => {
  const label = boundedLabel(2)
  const values = new Set(Array.from({ length: 10_000 }, (_, index) => label(`1.0.${index}`)))
  expect([...values]).toEqual(['1.0.0', '1.0.1', 'other'])
  expect(label('1.0.1')).toBe('1.0.1')
})
