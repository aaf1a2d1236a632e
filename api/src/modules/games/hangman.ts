import { HANGMAN_MAX_MISSES } from '@sureda/contract/codes/enums'

const HIDDEN = '_'
/** Marks one wrong guess at the whole word in the record of a round. */
const WRONG_WORD = '*'

export interface HangmanState {
  /** The word with its hidden letters as `_`. */
  pattern: string
  misses: number
  misses_left: number
  solved: boolean
  lost: boolean
}

/** Ignores case and accents: no one should lose over an accent that is hard to type. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 's')
}

const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character)
export const lettersOf = (text: string) => [...fold(text)].filter(isLetter)

/** The record of a round with further letters and, after a wrong whole word, one more miss. */
export function addGuesses(record: string, letters: readonly string[], wrongWord = false): string {
  const known = new Set(record.replaceAll(WRONG_WORD, ''))
  for (const letter of letters.flatMap(lettersOf)) known.add(letter)
  const wrongWords = WRONG_WORD.repeat(record.split(WRONG_WORD).length - 1 + (wrongWord ? 1 : 0))
  return [...known].sort().join('') + wrongWords
}

/** True if the guess is the word, ignoring case, accents, spaces and hyphens. */
export const isWord = (guess: string, word: string) =>
  lettersOf(guess).length > 0 && lettersOf(guess).join('') === lettersOf(word).join('')

/** The player's view of the guesses. */
export function hangmanState(word: string, record: string): HangmanState {
  const guessed = new Set(record)
  const wanted = new Set(lettersOf(word))
  const isShown = (character: string) =>
    !isLetter(character) || lettersOf(character).every((l) => guessed.has(l))
  const wrongWords = record.split(WRONG_WORD).length - 1
  const wrongLetters = [...guessed].filter((letter) => letter !== WRONG_WORD && !wanted.has(letter)).length
  const misses = Math.min(HANGMAN_MAX_MISSES, wrongWords + wrongLetters)
  const pattern = [...word.normalize('NFC')].map((c) => (isShown(c) ? c : HIDDEN)).join('')
  const solved = misses < HANGMAN_MAX_MISSES && !pattern.includes(HIDDEN)
  return {
    pattern,
    misses,
    misses_left: HANGMAN_MAX_MISSES - misses,
    solved,
    lost: misses >= HANGMAN_MAX_MISSES,
  }
}

/** Number of letters the player sees. */
export const wordLength = (word: string) => [...word.normalize('NFC')].length
