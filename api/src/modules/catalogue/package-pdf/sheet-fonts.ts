import { fileURLToPath } from 'node:url'

const fileOf = (family: string, weight: 400 | 600 | 700) =>
  fileURLToPath(import.meta.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`))

/** Static cuts of the brands' variable fonts, which cannot be subset. */
const FAMILIES: Record<string, string> = {
  'Fraunces Variable': 'fraunces',
  'Figtree Variable': 'figtree',
  'Bricolage Grotesque Variable': 'bricolage-grotesque',
  'Source Sans 3 Variable': 'source-sans-3',
}
const PLAIN = 'figtree'

/** Font files of a brand for print; a missing family is replaced by the product's. */
export function sheetFonts(typography: { font_family: string; heading_family: string }) {
  const text = FAMILIES[typography.font_family] ?? PLAIN
  const heading = FAMILIES[typography.heading_family] ?? text
  return { heading: fileOf(heading, 600), text: fileOf(text, 400), textBold: fileOf(text, 600) }
}
