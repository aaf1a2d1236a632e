import { contrast, readableOn, toOklch } from '@sureda/ui/brand'

const WHITE = '#ffffff'
/** WCAG AA for text. */
const READABLE = 4.5

export const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** The nearest darker colour on which white text can be read; null where this one is dark enough. */
export const darkerFor = (color: string): string | null =>
  contrast(WHITE, color) >= READABLE ? null : readableOn(color, [WHITE], READABLE, 'dark')

export const COLOR_NAMES = ['red', 'orange', 'yellow', 'green', 'blue', 'violet', 'pink', 'grey'] as const
export type ColorName = (typeof COLOR_NAMES)[number]

/** Names of hues by their upper end, in degrees of OKLCH. */
const HUES: readonly [number, ColorName][] = [
  [15, 'pink'],
  [40, 'red'],
  [75, 'orange'],
  [115, 'yellow'],
  [170, 'green'],
  [270, 'blue'],
  [320, 'violet'],
  [361, 'pink'],
]

/** The everyday name of a colour. */
export function nameOfColor(hex: string): ColorName {
  const { c, h } = toOklch(hex)
  if (c < 0.03) return 'grey'
  return HUES.find(([until]) => h < until)?.[1] ?? 'pink'
}
