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

/** Code points that are no characters, frames that hide what is in them, and � in the place of a letter that was lost on the way. */
const NO_CHARACTER = /[\p{Noncharacter_Code_Point}\ufff9-\ufffd]/u
/** More marks on one letter than any script has: they cover the lines above and below it. */
const TOWER_OF_MARKS = /\p{Mn}{12}/u
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{C}\p{M}\u2800]/u

/** Whether a text has anything to see: not only signs without width, letters that are drawn as nothing (U+3164, U+2800) and marks without a letter. */
export const isSeen = (text: string): boolean => SEEN.test(text)

/** What makes a text unfit for a field, or undefined. Letters of all scripts, combining marks and joined emoji are fit. */
export function textFault(text: string, field: { isMultiLine: boolean }): TextFault | undefined {
  if (HALF_CHARACTER.test(text) || UNSEEN_IN_LINES.test(text)) return 'invalid_characters'
  if (NO_CHARACTER.test(text) || TOWER_OF_MARKS.test(text)) return 'invalid_characters'
  // of an empty field its schema says whether it may be so
  if (text.trim() !== '' && !isSeen(text)) return 'invalid_characters'
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
