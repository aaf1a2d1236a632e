import { contrast, lighten, mix, readableOn, toHex, toOklch } from './color.ts'

/** The colours an office chooses, `#rrggbb`. `tenant.branding.colors` has this shape. */
export interface BrandColors {
  primary: string
  accent: string
  background: string
  surface: string
  text: string
  border?: string
}

export type TokenSet = Record<string, string>
export type Scheme = 'light' | 'dark'

/** Colours with the same meaning in every brand; only their lightness adapts to the brand's background. */
const STATUS = {
  danger: { l: 0.48, c: 0.19, h: 15 },
  success: { l: 0.46, c: 0.11, h: 150 },
  warning: { l: 0.5, c: 0.11, h: 68 },
  info: { l: 0.45, c: 0.1, h: 245 },
}

/** Slightly above AA's 4.5, as a reserve for rounding and sunlight. */
const TEXT = 4.6
const TEXT_ON_TINT = 5.5
/**
 * Links and coloured text inside a banner or tinted card: no reserve, so that the office's own colour changes as rarely
 * as possible.
 */
const TEXT_INSIDE_TINT = 4.5
const EDGE = 3.1

interface Grounds {
  scheme: Scheme
  background: string
  surface: string
  raised: string
  sunken: string
  ink: string
}

const softOf = (color: string, g: Grounds) =>
  g.scheme === 'light' ? mix(g.background, color, 0.13) : mix(g.surface, color, 0.2)

function toneTokens(name: string, color: string, g: Grounds, tints: string[]): TokenSet {
  const towards = g.scheme === 'light' ? 'dark' : 'light'
  const step = g.scheme === 'light' ? -0.04 : 0.04
  const grounds = [g.background, g.surface, g.raised, g.sunken]
  const soft = softOf(color, g)
  const words = readableOn(color, grounds, TEXT, towards)
  const light = '#ffffff'
  const dark = g.scheme === 'light' ? g.ink : g.sunken
  const lch = toOklch(color)
  const ground = g.scheme === 'light' ? color : toHex({ l: 0.37, c: Math.min(lch.c, 0.1), h: lch.h })
  const on = contrast(color, light) >= contrast(color, dark) ? light : dark
  return {
    [`--color-${name}`]: color,
    [`--color-${name}-hover`]: lighten(color, step),
    [`--color-${name}-pressed`]: lighten(color, g.scheme === 'light' ? -0.08 : -0.05),
    [`--color-on-${name}`]: on,
    [`--color-${name}-ground`]: ground,
    [`--color-on-${name}-ground`]: g.scheme === 'light' ? on : g.ink,
    [`--color-${name}-soft`]: soft,
    [`--color-on-${name}-soft`]: readableOn(color, [soft], TEXT_ON_TINT, towards),
    [`--color-${name}-ink`]: readableOn(words, tints, TEXT_INSIDE_TINT, towards),
  }
}

function schemeTokens(g: Grounds, tones: Record<string, string>, border?: string): TokenSet {
  const light = g.scheme === 'light'
  const towards = light ? 'dark' : 'light'
  const grounds = [g.background, g.surface, g.raised, g.sunken]
  const neutral = mix(light ? g.background : g.surface, g.ink, light ? 0.08 : 0.13)
  const tints = [neutral, ...Object.values(tones).map((color) => softOf(color, g))]
  const tokens: TokenSet = {
    '--color-background': g.background,
    '--color-surface': g.surface,
    '--color-surface-raised': g.raised,
    '--color-surface-sunken': g.sunken,
    '--color-ink': g.ink,
    '--color-ink-muted': readableOn(mix(g.ink, g.background, light ? 0.32 : 0.3), grounds, 5.5, towards),
    '--color-border': border ?? mix(g.background, g.ink, light ? 0.15 : 0.16),
    '--color-border-strong': readableOn(mix(g.background, g.ink, 0.4), grounds, EDGE, towards),
    '--color-neutral-soft': neutral,
    // the dark background is nearly black: the same share would be invisible outdoors
    '--color-skeleton': mix(g.sunken, g.ink, light ? 0.07 : 0.14),
    '--color-focus': readableOn(toHex({ l: light ? 0.45 : 0.8, c: 0.16, h: 255 }), grounds, TEXT, towards),
    '--color-scrim': light ? 'rgb(28 21 15 / 0.56)' : 'rgb(0 0 0 / 0.66)',
    '--color-shadow': light ? 'rgb(58 40 22 / 0.13)' : 'rgb(0 0 0 / 0.45)',
    '--color-grain': light ? 'rgb(92 66 38 / 0.055)' : 'rgb(255 236 214 / 0.022)',
    '--color-photo-ink': '#ffffff',
    '--color-room': '#16100b',
    '--color-photo-scrim': 'rgb(22 15 10 / 0.78)',
  }
  for (const [name, color] of Object.entries(tones)) Object.assign(tokens, toneTokens(name, color, g, tints))
  tokens['--color-link'] = tokens['--color-primary-ink'] ?? g.ink
  return tokens
}

/** All colour tokens of both schemes, derived from a brand's colours. Pure; `contrastFaults` does the checking. */
export function brandTokens(colors: BrandColors): { light: TokenSet; dark: TokenSet } {
  const day: Grounds = {
    scheme: 'light',
    background: colors.background,
    surface: colors.surface,
    raised: colors.surface,
    sunken: mix(colors.background, colors.text, 0.05),
    ink: colors.text,
  }
  const hue = toOklch(colors.background).h
  const dusk = (l: number, c = 0.011) => toHex({ l, c, h: hue })
  const night: Grounds = {
    scheme: 'dark',
    background: dusk(0.19),
    surface: dusk(0.235),
    raised: dusk(0.275),
    sunken: dusk(0.155),
    ink: dusk(0.94, 0.016),
  }
  const nightGrounds = [night.background, night.surface, night.raised]
  const dayTones: Record<string, string> = { primary: colors.primary, accent: colors.accent }
  const nightTones: Record<string, string> = {}
  for (const [name, status] of Object.entries(STATUS)) {
    dayTones[name] = readableOn(toHex(status), [day.background, day.surface], 5.2, 'dark')
  }
  for (const [name, color] of Object.entries(dayTones)) {
    const lch = toOklch(color)
    const lifted = toHex({ h: lch.h, l: Math.max(lch.l, 0.7), c: Math.min(lch.c, 0.135) })
    nightTones[name] = readableOn(lifted, nightGrounds, 5.2, 'light')
  }
  return { light: schemeTokens(day, dayTones, colors.border), dark: schemeTokens(night, nightTones) }
}
