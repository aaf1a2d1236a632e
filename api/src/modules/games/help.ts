import { createHash } from 'node:crypto'
import { GAME_HINT_POINTS } from '@sureda/contract/rules/limits'
import type { GameHelp, HelpTaken } from '@sureda/contract/schemas/games/game'
import { type Language, publicOptionId, type StoredGame, wordIn } from './game-view.ts'
import type { StoredOption } from './games.tables.ts'
import { lettersOf } from './hangman.ts'

/** With two options a wrong one less would be the answer. */
const FEWEST_OPTIONS = 3
const SHORTEST_WORD = 4

/** An order that only the server can work out, and always the same: a hint read twice says nothing more. */
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

/** What a hint tells: in games with options all wrong ones but one go, of a word one letter shows. */
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

/** What can be bought, and what was: null where a hint would tell nothing, or everything. */
export function gameHelp(game: StoredGame, language: Language, isTaken: boolean): GameHelp | null {
  const help = helpOf(game, language)
  if (help.ruled_out.length + help.letters.length === 0) return null
  return { price: GAME_HINT_POINTS, taken: isTaken ? help : null }
}
