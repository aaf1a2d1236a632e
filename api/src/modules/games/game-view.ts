import { createHash } from 'node:crypto'
import { HANGMAN_MAX_MISSES } from '@sureda/contract/codes/enums'
import type { Locale } from '@sureda/contract/codes/locale'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import type { Game, GameOption } from '@sureda/contract/schemas/games/game'
import { pickText } from '../../database/pick-text.ts'
import type { GameType, Solution, StoredOption, StoredQuestion } from './games.tables.ts'
import { wordLength } from './hangman.ts'

/** Fields common to all types, in the player's language. */
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
 * The public id of an option: without the salt, which never leaves the database, it cannot be traced to the pack's ids.
 * `question` is empty for games with one question.
 */
export const publicOptionId = (salt: string, question: string, option: string): string =>
  createHash('sha256').update(`${salt}:${question}:${option}`).digest('base64url').slice(0, 12)

/** Sorts by public id: unrelated to the pack's order, where the right answer may be first. */
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

/** The word in this language or a fallback. */
export const wordIn = (solution: Solution, { locale, tenantDefault }: Language): string =>
  'word' in solution ? (pickText(solution.word, locale, tenantDefault) ?? '') : ''

/** A game for players: of the solution only the length of a word is used. */
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
