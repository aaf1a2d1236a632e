import { contrast } from '@sureda/ui/brand'
import { expect, it } from 'vitest'
import { darkerFor, nameOfColor } from './readable-color.ts'

it('leaves a readable colour alone and finds a darker one of the same kind for the rest', () => {
  expect(darkerFor('#2f4a36')).toBeNull()
  const darker = darkerFor('#ffd84d') ?? ''
  expect(contrast('#ffffff', darker)).toBeGreaterThanOrEqual(4.5)
  expect(nameOfColor(darker)).toBe('yellow')
})

it.each([
  ['#ffd84d', 'yellow'],
  ['#c0392b', 'red'],
  ['#2f4a36', 'green'],
  ['#1e63b8', 'blue'],
  ['#9a9a9a', 'grey'],
  ['#8e44ad', 'violet'],
])('calls %s %s', (hex, name) => {
  expect(nameOfColor(hex)).toBe(name)
})
