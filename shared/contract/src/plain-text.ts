/** Fields that people write in several lines. Every other text of every call is one line: a new field is so until its name is added here. */
export const MULTI_LINE_FIELDS: ReadonlySet<string> = new Set([
  'description',
  'message',
  'notes',
  'reason',
  'shortDescription',
  'special_requests',
  'special_requirements',
  'text',
  'welcomeMessage',
  // a pasted paragraph is a search without an answer and no error
  'search',
  'q',
])

/** Passwords may have any characters. They are hashed, neither shown nor stored. */
export const PASSWORD_FIELDS: ReadonlySet<string> = new Set([
  'password',
  'password_confirmation',
  'current_password',
])

export type TextFault = 'invalid_characters' | 'one_line'

const HALF_CHARACTER = /\p{Surrogate}/u
/** Control characters and the signs that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
const UNSEEN_IN_LINES = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/u

/** What makes a text unfit for a field, or undefined. Letters of all scripts, combining marks and joined emoji are fit. */
export function textFault(text: string, field: { isMultiLine: boolean }): TextFault | undefined {
  if (HALF_CHARACTER.test(text) || UNSEEN_IN_LINES.test(text)) return 'invalid_characters'
  if (field.isMultiLine) return undefined
  if (text.includes('\n')) return 'one_line'
  return UNSEEN.test(text) ? 'invalid_characters' : undefined
}

/** False for a text with half an emoji, which no encoding can hold. */
export const isWellFormed = (text: string): boolean => !HALF_CHARACTER.test(text)

/** One way to write the same letters (NFC), and one sign for the end of a line. What would become longer stays as it is. */
export function settledText(text: string): string {
  const settled = text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').normalize('NFC')
  return settled.length <= text.length ? settled : text
}
