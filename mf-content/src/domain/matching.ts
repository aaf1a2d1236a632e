/** A text as people type it in a hurry: no accents, no case, no hyphens, dots or apostrophes. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]+/gu, '')

/** Whether every word typed stands somewhere in the texts; names also match when they are written together: "santpelai" finds Sant Pelai. */
export function matchesText(typed: string, texts: readonly string[]): boolean {
  const all = folded(texts.join(' '))
  const words = folded(typed).split(/\s+/).filter(Boolean)
  return words.every((word) => all.includes(word)) || all.replaceAll(/\s/g, '').includes(words.join(''))
}
