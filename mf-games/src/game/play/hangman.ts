/** Letters of the keyboard. The server folds accents on both sides (ç is c, ñ is n), so 26 are enough in every language. */
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The word before the first guess: only its length is known. */
export const hiddenWord = (length: number): string => '_'.repeat(length)

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

export type LetterState = 'open' | 'right' | 'wrong'

/** The state of a letter: guessed and in the pattern, guessed and not in it, or not tried yet. */
export function letterState(letter: string, guessed: readonly string[], pattern: string): LetterState {
  if (fold(pattern).includes(letter)) return 'right'
  return guessed.includes(letter) ? 'wrong' : 'open'
}

/** The letter of a key press, or null for every other key. */
export function letterOf(key: string): string | null {
  const letter = fold(key)
  return LETTERS.includes(letter) ? letter : null
}

export const placesFilled = (pattern: string): number =>
  [...pattern].filter((character) => character !== '_').length
