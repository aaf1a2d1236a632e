import type { PlayBody, PlayResult } from '@sureda/contract/schemas/games/game'
import type { Db } from '../../database/database.ts'
import type { Localizer } from '../../lib/localizer.ts'
import { countAttempts, openRound, type Player, saveRound } from './attempts.queries.ts'
import { wordIn } from './game-view.ts'
import type { GameRow } from './games.queries.ts'
import { missing } from './grade.ts'
import { addGuesses, hangmanState, isWord } from './hangman.ts'

export interface Round {
  correct: boolean
  hangman: NonNullable<PlayResult['hangman']>
  /** Tries used, including this round. */
  used: number
}

/**
 * One guess in a round of hangman: letters, or the whole word. A round is one of the five tries, taken with its first
 * guess, and lasts at most ten minutes. The server accumulates the letters: omitting earlier misses from a request does
 * not undo them. A wrong word is a miss. Throws `validation_failed` without a guess, and what `take` throws when no try
 * is left.
 */
export async function playHangman(
  db: Db,
  player: Player,
  game: GameRow,
  body: PlayBody,
  localizer: Localizer,
  take: () => Promise<number>,
): Promise<Round> {
  const letters = (body.answers ?? []).filter((entry) => typeof entry === 'string')
  if (letters.length === 0 && !body.answer) throw missing('answers')
  const word = wordIn(game.solution, localizer)
  const round = await openRound(db, player, game.id, localizer.locale)
  const used = round.isNew ? await take() : ((await countAttempts(db, player, [game.id])).get(game.id) ?? 0)
  const isGuessed = body.answer !== undefined && isWord(body.answer, word)
  const record = addGuesses(round.letters, letters, body.answer !== undefined && !isGuessed)
  const { pattern, misses, misses_left, solved, lost } = hangmanState(word, record)
  const correct = !lost && (solved || isGuessed)
  await saveRound(db, player, game.id, correct || lost ? null : record)
  return { correct, hangman: { pattern: correct ? word : pattern, misses, misses_left }, used }
}
