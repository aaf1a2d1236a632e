import { type BrandColors, brandTokens, type Scheme, type TokenSet } from './brand-tokens.ts'
import { contrast, toOklch } from './color.ts'
import { fontCss, fontFamilies, fontStack } from './fonts.ts'

export type { BrandColors, Scheme, TokenSet } from './brand-tokens.ts'
export { brandTokens }

/** Look of a tenant. `tenant.branding` has this shape. */
export interface Brand {
  colors: BrandColors
  typography?: { heading_family: string; font_family: string }
}

export interface ContrastFault {
  scheme: Scheme
  foreground: string
  background: string
  ratio: number
  needed: number
  /** One English sentence for the editor of the tenant document. */
  message: string
}

export const fallbackBrand: Brand = {
  colors: {
    primary: '#7a4a2b',
    accent: '#2f4a36',
    background: '#faf6ef',
    surface: '#ffffff',
    text: '#221e1a',
  },
  typography: { heading_family: 'Figtree Variable', font_family: 'Figtree Variable' },
}

const TONES = ['primary', 'accent', 'danger', 'success', 'warning', 'info']
const GROUNDS = ['background', 'surface', 'surface-raised', 'surface-sunken']
const AA_TEXT = 4.5
const AA_EDGE = 3

/** Foreground, background, required ratio: every pair that components combine. */
function* pairs(): Generator<[string, string, number]> {
  for (const ground of GROUNDS) {
    for (const text of ['ink', 'ink-muted', 'link']) yield [text, ground, AA_TEXT]
    for (const edge of ['border-strong', 'focus']) yield [edge, ground, AA_EDGE]
    for (const tone of TONES) yield [`${tone}-ink`, ground, AA_TEXT]
  }
  const tints = ['neutral-soft', ...TONES.map((tone) => `${tone}-soft`)]
  for (const tint of tints) {
    for (const text of ['ink', 'ink-muted', 'link']) yield [text, tint, AA_TEXT]
    for (const tone of TONES) yield [`${tone}-ink`, tint, AA_TEXT]
    yield ['focus', tint, AA_EDGE]
  }
  for (const tone of TONES) {
    yield [`on-${tone}`, tone, AA_TEXT]
    yield [`on-${tone}`, `${tone}-hover`, AA_TEXT]
    yield [`on-${tone}`, `${tone}-pressed`, AA_TEXT]
    yield [`on-${tone}-soft`, `${tone}-soft`, AA_TEXT]
    yield [`on-${tone}-ground`, `${tone}-ground`, AA_TEXT]
    // bars, lines and marks: on every background, and a line over its own tint
    for (const ground of GROUNDS) yield [tone, ground, AA_EDGE]
    yield [tone, `${tone}-soft`, AA_EDGE]
  }
}

/** The office's own colours are used for text (links, prices, headings), so they must read unchanged on its own background. */
const CHOSEN: [keyof BrandColors, keyof BrandColors][] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['primary', 'background'],
  ['primary', 'surface'],
  ['accent', 'background'],
  ['accent', 'surface'],
]

function fault(
  scheme: Scheme,
  foreground: string,
  background: string,
  ratio: number,
  needed: number,
  hint = '',
): ContrastFault {
  const shown = Math.floor(ratio * 100) / 100
  const message = `${foreground} on ${background} (${scheme}) has contrast ${shown}:1, WCAG AA needs ${needed}:1${hint}`
  return { scheme, foreground, background, ratio: shown, needed, message }
}

/**
 * The given colours are those of the light scheme; a dark background with light text would pass every chosen pair and
 * leave nothing to derive.
 */
function darkPaper({ text, background }: BrandColors): ContrastFault {
  const said = fault('light', 'text', 'background', contrast(text, background), AA_TEXT)
  const message = `background ${background} is darker than text ${text}: give the colours of the light scheme, the dark one is derived from them`
  return { ...said, message }
}

/** All pairs below WCAG AA, chosen and derived, in both schemes. An empty list means the brand may be used. */
export function contrastFaults(colors: BrandColors): ContrastFault[] {
  const faults: ContrastFault[] = []
  if (toOklch(colors.background).l < toOklch(colors.text).l) return [darkPaper(colors)]
  for (const [text, ground] of CHOSEN) {
    const [a, b] = [colors[text], colors[ground]]
    if (!a || !b) continue
    const ratio = contrast(a, b)
    if (ratio < AA_TEXT) faults.push(fault('light', text, ground, ratio, AA_TEXT, `: ${a} on ${b}`))
  }
  if (faults.length > 0) return faults
  const sets = brandTokens(colors)
  for (const scheme of ['light', 'dark'] as const) {
    const value = (name: string) => sets[scheme][`--color-${name}`] ?? ''
    for (const [foreground, background, needed] of pairs()) {
      const ratio = contrast(value(foreground), value(background))
      if (ratio < needed) faults.push(fault(scheme, foreground, background, ratio, needed))
    }
  }
  return faults
}

const lines = (tokens: TokenSet) =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** Rules for both schemes. `root` outranks the fallback in base.css, whatever their order. */
export function schemeCss(
  { light, dark }: { light: TokenSet; dark: TokenSet },
  root = ':root',
  scope = '',
): string {
  return [
    `${root},${scope}[data-scheme="light"]{color-scheme:light;${lines(light)}}`,
    `@media (prefers-color-scheme:dark){${root}:not([data-scheme="light"]){color-scheme:dark;${lines(dark)}}}`,
    `${root}[data-scheme="dark"],${scope}[data-scheme="dark"]{color-scheme:dark;${lines(dark)}}`,
  ].join('\n')
}

export const LAYERS = '@layer reset, tokens, ui, remote, overrides;'

/**
 * The theme of one tenant as CSS for one `<style>` in the page's head: fonts with size-adjusted fallbacks and all colour tokens.
 * `fontUrl` turns a file name of `fontFiles` into its address. Throws an Error listing every contrast fault; callers fall back to `fallbackBrand`.
 */
export function brandCss(brand: Brand, options: { fontUrl?: (file: string) => string } = {}): string {
  const faults = contrastFaults(brand.colors)
  if (faults.length > 0) throw new Error(`Brand refused:\n${faults.map((f) => `- ${f.message}`).join('\n')}`)
  const typography = brand.typography ?? {
    heading_family: 'Figtree Variable',
    font_family: 'Figtree Variable',
  }
  const { heading, text } = fontFamilies(typography.heading_family, typography.font_family)
  const fonts = `html:root{--font-heading:${fontStack(heading)};--font-text:${fontStack(text)};--weight-heading:${heading.weight}}`
  const theme = `${schemeCss(brandTokens(brand.colors), 'html:root', 'html ')}\n${fonts}`
  return `${LAYERS}\n${fontCss([heading, text], options.fontUrl)}\n@layer tokens{${theme}}`
}

/** Font files this brand loads, headings first. Serve each from `fontFiles.get(name)`. */
export function brandFonts(brand: Brand): string[] {
  const { heading_family, font_family } = brand.typography ?? { heading_family: '', font_family: '' }
  const { heading, text } = fontFamilies(heading_family, font_family)
  return [...new Set([heading.file, text.file])]
}
