/** Multi-line fields. Every other text of every call is one line until its name is added here. */
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
  // a pasted paragraph is a search without results, not an error
  'search',
  'q',
])

/** Passwords may contain any characters. They are hashed, never shown or stored. */
export const PASSWORD_FIELDS: ReadonlySet<string> = new Set([
  'password',
  'password_confirmation',
  'current_password',
])

export type TextFault = 'invalid_characters' | 'one_line'

const HALF_CHARACTER = /\p{Surrogate}/u
/** Control characters and characters that change text direction. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
const UNSEEN_IN_LINES = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/u

/** Noncharacters, interlinear annotation characters, and � for a lost letter. */
const NO_CHARACTER = /[\p{Noncharacter_Code_Point}\ufff9-\ufffd]/u
/** More combining marks on one letter than any script uses: they cover neighbouring lines. */
const TOWER_OF_MARKS = /\p{Mn}{12}/u
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{C}\p{M}\u2800]/u

/** Whether a text is visible: not only zero-width characters, blank letters (U+3164, U+2800) and marks without a letter. */
export const isSeen = (text: string): boolean => SEEN.test(text)

/** Why a text is unfit for a field, or undefined. All scripts, combining marks and joined emoji are fit. */
export function textFault(text: string, field: { isMultiLine: boolean }): TextFault | undefined {
  if (HALF_CHARACTER.test(text) || UNSEEN_IN_LINES.test(text)) return 'invalid_characters'
  if (NO_CHARACTER.test(text) || TOWER_OF_MARKS.test(text)) return 'invalid_characters'
  // whether a field may be empty is up to its schema
  if (text.trim() !== '' && !isSeen(text)) return 'invalid_characters'
  if (field.isMultiLine) return undefined
  if (text.includes('\n')) return 'one_line'
  return UNSEEN.test(text) ? 'invalid_characters' : undefined
}

/** False for a text with a lone surrogate, which no encoding can hold. */
export const isWellFormed = (text: string): boolean => !HALF_CHARACTER.test(text)

/** Normalises letters (NFC) and line ends. A text that would become longer is unchanged. */
export function normalizedText(text: string): string {
  const settled = text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').normalize('NFC')
  return settled.length <= text.length ? settled : text
}
