/** Escapes text for an XML element or attribute; drops characters that XML 1.0 forbids. */
export function xmlText(text: string): string {
  return [...text]
    .filter(isAllowed)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Degrees rounded to a tenth of a metre. */
export const degreesText = (value: number): string => String(Math.round(value * 1e6) / 1e6)

/** Metres rounded to a decimetre; empty where unknown. */
export const metresText = (value: number | null | undefined): string =>
  Number.isFinite(value) ? String(Math.round((value ?? 0) * 10) / 10) : ''

/** Characters that XML 1.0 §2.2 allows. */
function isAllowed(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return (
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 32 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    code >= 0x10000
  )
}
