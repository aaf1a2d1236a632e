let letters: Intl.Segmenter | undefined

/**
 * At most `most` UTF-16 units of a text, as columns and fields count them, without splitting a letter or an emoji;
 * `sign` marks a cut.
 */
export function cutText(text: string, most: number, sign = ''): string {
  if (text.length <= most) return text
  letters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  // segments only the text around the cut, not all of it
  const near = text.slice(0, most + 64)
  const end = letters.segment(near).containing(most - sign.length)?.index ?? 0
  return text.slice(0, end).trimEnd() + sign
}
