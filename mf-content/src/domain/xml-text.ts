/** Text as it may stand in an XML element or attribute: marked characters escaped, characters XML 1.0 forbids left out. */
export function xmlText(text: string): string {
  return [...text]
    .filter(isAllowed)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** The characters of XML 1.0 §2.2. */
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
