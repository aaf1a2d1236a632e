import { createHash } from 'node:crypto'
import { HANGMAN_MAX_MISSES } from '@sureda/contract/codes/enums'
import type { Locale } from '@sureda/contract/codes/locale'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import type { Game, GameOption } from '@sureda/contract/schemas/games/game'
import { pickText } from '../../database/pick-text.ts'
import type { GameType, Solution, StoredOption, StoredQuestion } from './games.tables.ts'
import { wordLength } from './hangman.ts'

/** What all types have in common, already in the language of the player. */
export type GameBase = Omit<Extract<Game, { type: 'quiz' }>, 'type' | 'questions'>

export interface StoredGame {
  type: GameType
  prompt: LocalizedText | null
  options: StoredOption[]
  questions: StoredQuestion[]
  hint: LocalizedText | null
  salt: string
  solution: Solution
}

export interface Language {
  locale: Locale
  tenantDefault: Locale
}

/**
 * The name an option has outside: without the salt, which never leaves the database, no one can tell it from the pack's own ids.
 * `question` is empty for games that are one question.
 */
export const publicOptionId = (salt: string, question: string, option: string): string =>
  createHash('sha256').update(`${salt}:${question}:${option}`).digest('base64url').slice(0, 12)

/** Sorted by those names: an order that has nothing to do with the pack's, where the right answer may be first. */
function shuffled(
  options: readonly StoredOption[],
  salt: string,
  question: string,
  language: Language,
): GameOption[] {
  return options
    .map((option) => ({
      id: publicOptionId(salt, question, option.id),
      text: pickText(option.text, language.locale, language.tenantDefault) ?? undefined,
      image: option.image,
      alt: pickText(option.alt, language.locale, language.tenantDefault) ?? undefined,
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The word of this language, and the languages it falls back to. */
export const wordIn = (solution: Solution, { locale, tenantDefault }: Language): string =>
  'word' in solution ? (pickText(solution.word, locale, tenantDefault) ?? '') : ''

/** A game as players see it: of the solution only the length of a word is used. */
export function gameView(base: GameBase, stored: StoredGame, language: Language): Game {
  const { locale, tenantDefault } = language
  const { salt } = stored
  switch (stored.type) {
    case 'quiz':
      return {
        ...base,
        type: 'quiz',
        questions: stored.questions.map((question) => ({
          id: question.id,
          prompt: pickText(question.prompt, locale, tenantDefault),
          options: shuffled(question.options, salt, question.id, language),
        })),
      }
    case 'hangman':
      return {
        ...base,
        type: 'hangman',
        hint: pickText(stored.hint, locale, tenantDefault) ?? '',
        word_length: wordLength(wordIn(stored.solution, language)),
        max_misses: HANGMAN_MAX_MISSES,
      }
    default:
      return {
        ...base,
        type: stored.type,
        prompt: pickText(stored.prompt, locale, tenantDefault) ?? '',
        options: shuffled(stored.options, salt, '', language),
      }
  }
}
