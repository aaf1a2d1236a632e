/**
 * Folds a text for comparison: no case, accents or punctuation. The same folding as `search_normalize` of the API, so
 * that filtering a loaded list finds what the server would.
 */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('·', '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * True when every query word occurs in one of the texts, including names written with or without spaces. A blank query
 * matches everything.
 */
export function matchesText(asked: string, texts: readonly (string | null | undefined)[]): boolean {
  if (!asked.trim()) return true
  const words = folded(asked).split(' ').filter(Boolean)
  const all = texts.filter(Boolean).join(' ')
  const haystack = `${folded(all)} ${folded(all.replaceAll(/[-'’]/g, ''))}`
  if (words.length === 0) return false
  return (
    words.every((word) => haystack.includes(word)) || haystack.replaceAll(' ', '').includes(words.join(''))
  )
}
