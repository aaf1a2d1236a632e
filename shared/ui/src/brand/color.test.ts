import { expect, it } from 'vitest'
import { contrast, mix, readableOn, toHex, toOklch } from './color.ts'

it('colours are unchanged after a conversion to OKLCH and back', () => {
  for (const hex of ['#a8442a', '#2f4a36', '#9a5b13', '#ffffff', '#000000', '#0053a4']) {
    expect(toHex(toOklch(hex))).toBe(hex)
  }
})

it('contrast is the WCAG ratio in either order of the colours', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

it('a colour outside of sRGB becomes the nearest displayable one', () => {
  expect(toHex({ l: 0.6, c: 0.4, h: 145 })).toMatch(/^#[0-9a-f]{6}$/)
})

it('changes a colour only until it is readable on every background', () => {
  const moved = readableOn('#d8b070', ['#ffffff', '#faf6ef'], 4.6, 'dark')
  expect(contrast(moved, '#faf6ef')).toBeGreaterThanOrEqual(4.6)
  expect(contrast(moved, '#faf6ef')).toBeLessThan(4.9)
  expect(readableOn('#221e1a', ['#ffffff'], 4.6, 'dark')).toBe('#221e1a')
})

it('mixes between two colours by share', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
  expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff')
})

it('refuses anything but #rrggbb, quoting it in the message', () => {
  expect(() => toOklch('red')).toThrow('"red" is not a colour of the form #rrggbb')
})
