let letters: Intl.Segmenter | undefined

/** At most `most` UTF-16 units of a text, as columns and fields count them, and no part of a letter or an emoji; `sign` is put where something is left out. */
export function cutText(text: string, most: number, sign = ''): string {
  if (text.length <= most) return text
  letters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  // the letter at the end is looked at, not all that comes behind it
  const near = text.slice(0, most + 64)
  const end = letters.segment(near).containing(most - sign.length)?.index ?? 0
  return text.slice(0, end).trimEnd() + sign
}
