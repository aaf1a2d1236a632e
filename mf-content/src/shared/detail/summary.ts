import { SUMMARY_MAX_CHARS } from '@sureda/contract/rules/limits'

/** Cuts a text at 80 characters, as the specification says, and adds an ellipsis. Characters are counted, not code units: `🌳` is one. */
export function summaryOf(text: string, max = SUMMARY_MAX_CHARS): string {
  const characters = [...text.trim()]
  if (characters.length <= max) return text.trim()
  return `${characters.slice(0, max).join('').trimEnd()}…`
}

/** The paragraphs of a plain text, separated by empty lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
