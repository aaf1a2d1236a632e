/**
 * The families a brand may choose. Widths are the mean advance of a letter, in em, over the texts of all screens in six
 * languages, at the weight used, measured in Chromium 2026-11; they make each fallback as wide as the real font, so
 * that nothing moves when it loads.
 */
export interface FontFamily {
  name: string
  file: string
  kind: 'serif' | 'sans'
  /** Weight of headings set in this family. */
  weight: number
  width: { heading: number; text: number }
  ascent: number
  descent: number
}

const figtree: FontFamily = {
  name: 'Figtree Variable',
  file: 'figtree-latin-wght-normal.woff2',
  kind: 'sans',
  weight: 650,
  width: { heading: 0.4583, text: 0.4486 },
  ascent: 0.95,
  descent: 0.25,
}

export const families: FontFamily[] = [
  figtree,
  {
    name: 'Fraunces Variable',
    file: 'fraunces-latin-wght-normal.woff2',
    kind: 'serif',
    weight: 560,
    width: { heading: 0.4797, text: 0.4679 },
    ascent: 0.978,
    descent: 0.255,
  },
  {
    name: 'Bricolage Grotesque Variable',
    file: 'bricolage-grotesque-latin-wght-normal.woff2',
    kind: 'sans',
    weight: 620,
    width: { heading: 0.4832, text: 0.4698 },
    ascent: 0.93,
    descent: 0.27,
  },
  {
    name: 'Source Sans 3 Variable',
    file: 'source-sans-3-latin-wght-normal.woff2',
    kind: 'sans',
    weight: 650,
    width: { heading: 0.4332, text: 0.4156 },
    ascent: 1.024,
    descent: 0.4,
  },
]

interface LocalFont {
  /** Names under which devices have it; all have the same widths. */
  faces: string[]
  /** Mean advance over the same sample at regular weight: a fallback is never made bolder. */
  width: number
}

/** Fonts a device may have, best first. Each is adjusted by its own width, because no one knows beforehand which one is used. */
const LOCAL: Record<FontFamily['kind'], { fonts: LocalFont[]; generic: string }> = {
  sans: {
    fonts: [
      { faces: ['Arial', 'Helvetica Neue', 'Liberation Sans'], width: 0.4498 },
      { faces: ['Roboto'], width: 0.4455 },
      { faces: ['DejaVu Sans'], width: 0.508 },
    ],
    generic: 'sans-serif',
  },
  serif: {
    fonts: [
      { faces: ['Georgia', 'Gelasio'], width: 0.4444 },
      { faces: ['Noto Serif'], width: 0.4795 },
      { faces: ['Times New Roman', 'Liberation Serif'], width: 0.4065 },
      { faces: ['DejaVu Serif'], width: 0.5169 },
    ],
    generic: 'serif',
  },
}

/** Families by their names in a tenant document; an unknown name gives Figtree, the default. */
export function fontFamilies(heading: string, text: string): { heading: FontFamily; text: FontFamily } {
  const find = (name: string) => families.find((family) => family.name === name) ?? figtree
  return { heading: find(heading), text: find(text) }
}

const standIn = (family: FontFamily, local: LocalFont) => `${family.name} as ${local.faces[0]}`

/** The family, its local fallbacks and the generic family: a `font-family` value. */
export function fontStack(family: FontFamily): string {
  const { fonts, generic } = LOCAL[family.kind]
  const names = [family.name, ...fonts.map((local) => standIn(family, local))]
  return [...names.map((name) => `"${name}"`), generic].join(',')
}

const percent = (share: number) => `${Math.round(share * 10000) / 100}%`

function standInCss(family: FontFamily, role: 'heading' | 'text', local: LocalFont): string {
  const adjust = family.width[role] / local.width
  const sources = local.faces.map((face) => `local("${face}")`).join(',')
  return (
    `@font-face{font-family:"${standIn(family, local)}";font-weight:200 900;src:${sources};size-adjust:${percent(adjust)};` +
    `ascent-override:${percent(family.ascent / adjust)};descent-override:${percent(family.descent / adjust)};line-gap-override:0%}`
  )
}

function faceCss(family: FontFamily, role: 'heading' | 'text', url: string): string {
  const own = `@font-face{font-family:"${family.name}";font-display:swap;font-weight:200 900;src:url("${url}") format("woff2")}`
  return [own, ...LOCAL[family.kind].fonts.map((local) => standInCss(family, role, local))].join('\n')
}

/** `@font-face` rules of a brand's two families and of their size-adjusted fallbacks. */
export function fontCss(
  [heading, text]: [FontFamily, FontFamily],
  fontUrl = (file: string) => `/fonts/${file}`,
): string {
  const faces = [faceCss(text, 'text', fontUrl(text.file))]
  if (heading !== text) faces.unshift(faceCss(heading, 'heading', fontUrl(heading.file)))
  return faces.join('\n')
}
