/**
 * The families a brand may choose. Widths are the mean advance of the letters of a six-language sample, in em, at the weight the family
 * is used with, measured in Chromium 2026-11; they make the fallback face as wide as the real one, so nothing moves when it arrives.
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
  width: { heading: 0.449, text: 0.4396 },
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
    width: { heading: 0.4693, text: 0.4584 },
    ascent: 0.978,
    descent: 0.255,
  },
  {
    name: 'Bricolage Grotesque Variable',
    file: 'bricolage-grotesque-latin-wght-normal.woff2',
    kind: 'sans',
    weight: 620,
    width: { heading: 0.4795, text: 0.4673 },
    ascent: 0.93,
    descent: 0.27,
  },
  {
    name: 'Source Sans 3 Variable',
    file: 'source-sans-3-latin-wght-normal.woff2',
    kind: 'sans',
    weight: 650,
    width: { heading: 0.4257, text: 0.4086 },
    ascent: 1.024,
    descent: 0.4,
  },
]

/** Fonts every phone has one of, and the mean advance of the first of them over the same sample. */
const LOCAL = {
  sans: {
    faces: ['Arial', 'Roboto', 'Helvetica Neue', 'Liberation Sans'],
    width: 0.4444,
    generic: 'sans-serif',
  },
  serif: { faces: ['Georgia', 'Noto Serif', 'Times New Roman'], width: 0.432, generic: 'serif' },
}

/** Families by the names of a tenant document; an unknown name is Figtree, the house face. */
export function fontFamilies(heading: string, text: string): { heading: FontFamily; text: FontFamily } {
  const find = (name: string) => families.find((family) => family.name === name) ?? figtree
  return { heading: find(heading), text: find(text) }
}

export function fontStack(family: FontFamily): string {
  return `"${family.name}","${family.name} Fallback",${LOCAL[family.kind].generic}`
}

const percent = (share: number) => `${Math.round(share * 10000) / 100}%`

function faceCss(family: FontFamily, role: 'heading' | 'text', url: string): string {
  const local = LOCAL[family.kind]
  const adjust = family.width[role] / local.width
  const sources = local.faces.map((face) => `local("${face}")`).join(',')
  return [
    `@font-face{font-family:"${family.name}";font-display:swap;font-weight:200 900;src:url("${url}") format("woff2")}`,
    `@font-face{font-family:"${family.name} Fallback";font-weight:200 900;src:${sources};size-adjust:${percent(adjust)};` +
      `ascent-override:${percent(family.ascent / adjust)};descent-override:${percent(family.descent / adjust)};line-gap-override:0%}`,
  ].join('\n')
}

/** `@font-face` rules of a brand's two families and of their size-adjusted stand-ins. */
export function fontCss(
  [heading, text]: [FontFamily, FontFamily],
  fontUrl = (file: string) => `/fonts/${file}`,
): string {
  const faces = [faceCss(text, 'text', fontUrl(text.file))]
  if (heading !== text) faces.unshift(faceCss(heading, 'heading', fontUrl(heading.file)))
  return faces.join('\n')
}
