import { createHash } from 'node:crypto'
import { GAME_HINT_POINTS } from '@sureda/contract/rules/limits'
import type { GameHelp, HelpTaken } from '@sureda/contract/schemas/games/game'
import { type Language, publicOptionId, type StoredGame, wordIn } from './game-view.ts'
import type { StoredOption } from './games.tables.ts'
import { lettersOf } from './hangman.ts'

/** With two options, removing a wrong one would give the answer. */
const FEWEST_OPTIONS = 3
const SHORTEST_WORD = 4

/** A fixed order that only the server can compute, so that reading a hint again reveals nothing more. */
const draw = (salt: string, name: string) =>
  createHash('sha256').update(`hint:${salt}:${name}`).digest('base64url')

const byDraw = (salt: string) => (a: string, b: string) => (draw(salt, a) < draw(salt, b) ? -1 : 1)

/** All wrong options but one. */
function ruledOut(game: StoredGame, question: string, options: readonly StoredOption[], right: string) {
  if (options.length < FEWEST_OPTIONS) return []
  const wrong = options.map(({ id }) => id).filter((id) => id !== right)
  return wrong
    .sort(byDraw(`${game.salt}:${question}`))
    .slice(1)
    .map((id) => ({
      question_id: question || null,
      option_id: publicOptionId(game.salt, question, id),
    }))
}

/** The content of a hint: games with options lose all wrong ones but one, a word reveals one letter. */
export function helpOf(game: StoredGame, language: Language): HelpTaken {
  const { solution, salt } = game
  if ('option' in solution)
    return { ruled_out: ruledOut(game, '', game.options, solution.option), letters: [] }
  if ('questions' in solution)
    return {
      ruled_out: game.questions.flatMap(({ id, options }) =>
        ruledOut(game, id, options, solution.questions[id] ?? ''),
      ),
      letters: [],
    }
  const letters = [...new Set(lettersOf(wordIn(solution, language)))]
  return {
    ruled_out: [],
    letters: letters.length < SHORTEST_WORD ? [] : letters.sort(byDraw(salt)).slice(0, 1),
  }
}

/** Help that can be bought or was bought: null if a hint would reveal nothing, or everything. */
export function gameHelp(game: StoredGame, language: Language, isTaken: boolean): GameHelp | null {
  const help = helpOf(game, language)
  if (help.ruled_out.length + help.letters.length === 0) return null
  return { price: GAME_HINT_POINTS, taken: isTaken ? help : null }
}
