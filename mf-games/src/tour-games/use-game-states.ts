import type { Game } from '@sureda/contract/schemas/games/game'
import { gameOfSubject } from '@sureda/remote/features/games'
import { useOutbox, useOutboxOwner } from '@sureda/remote/offline'
import { type GameState, gameStates } from './game-states.ts'

/** The state of each game, with the player's answers that still wait. */
export function useGameStates(games: readonly Game[]): Map<string, GameState> {
  const owner = useOutboxOwner()
  const items = useOutbox((state) => state.items)
  const waiting = items.flatMap((item) => (item.userId === owner ? (gameOfSubject(item.subject) ?? []) : []))
  return gameStates(games, new Set(waiting))
}
