let letters: Intl.Segmenter | undefined

/** Characters of a text as the rules for passwords count them: an emoji is one, although it has two UTF-16 units. */
export const characterCount = (text: string): number => [...text].length

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

/** What may not end an excerpt: a mark that opens or joins. A full stop before the dots would be a fourth one. */
const OPEN_END = /[\s.,;:(«„“‘¡¿\p{Pd}]+$/u

/**
 * At most `most` UTF-16 units of a text for people to read: it ends at a word's end and with an ellipsis, which German
 * sets apart. Only a word that would take half of the text with it, such as an address, is cut by letters.
 */
export function excerptOf(text: string, most: number, locale = ''): string {
  if (text.length <= most) return text
  const cut = cutText(text, most - signIn(locale).length)
  const endsWord = /^[.,;:!?)»”]*(\s|$)/.test(text.slice(cut.length))
  const words = (endsWord ? cut : cut.replace(/\S+$/, '')).replace(OPEN_END, '')
  return words.length * 2 < cut.length ? `${cut}…` : words + signIn(locale)
}

const signIn = (locale: string) => (locale.startsWith('de') ? '\u00a0…' : '…')
