import type { Game } from '@sureda/contract/schemas/games/game'
import { gameOfSubject } from '@sureda/remote/features/games'
import { useOutbox, useOutboxOwner } from '@sureda/remote/offline'
import { type Standing, standings } from './standing.ts'

/** The standing of each game, with the answers of the player that still wait. */
export function useStandings(games: readonly Game[]): Map<string, Standing> {
  const owner = useOutboxOwner()
  const items = useOutbox((state) => state.items)
  const waiting = items.flatMap((item) => (item.userId === owner ? (gameOfSubject(item.subject) ?? []) : []))
  return standings(games, new Set(waiting))
}
