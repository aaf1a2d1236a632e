import type { Game } from '@sureda/contract/game'
import { useOutbox } from '@sureda/remote/outbox'
import { useSession } from '@sureda/remote/session'
import { type Standing, standings } from '../domain/standing.ts'
import { gameOfSubject } from '../queries/answer-queue.ts'

/** The standing of each game, with the member's answers that still wait. */
export function useStandings(games: readonly Game[]): Map<string, Standing> {
  const userId = useSession((state) => state.user?.id)
  const items = useOutbox((state) => state.items)
  const waiting = items.flatMap((item) => (item.userId === userId ? (gameOfSubject(item.subject) ?? []) : []))
  return standings(games, new Set(waiting))
}
