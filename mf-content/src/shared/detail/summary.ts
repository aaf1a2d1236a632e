import { firstWords } from '@sureda/contract/rules/cut-text'
import { SUMMARY_MAX_CHARS } from '@sureda/contract/rules/limits'

/**
 * At most 80 characters of a text, up to a word's end, and an ellipsis, which is not one of them. Characters are
 * counted, not code units: `🌳` is one.
 */
export function summaryOf(text: string, locale?: string): string {
  const characters = [...text.trim()]
  if (characters.length <= SUMMARY_MAX_CHARS) return text.trim()
  const shown = characters.slice(0, SUMMARY_MAX_CHARS).join('')
  return firstWords(text.trim(), shown.length, locale)
}

/** The paragraphs of a plain text, separated by empty lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
