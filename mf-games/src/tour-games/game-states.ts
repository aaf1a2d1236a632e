import type { Game } from '@sureda/contract/schemas/games/game'

/** `waiting`: answered without network, not graded yet. */
export type GameState = Game['status'] | 'waiting'

/**
 * The states of the games of a tour, with the answers that wait on the phone: the game after a waiting answer is open, so that a whole tour can be
 * played without network.
 */
export function gameStates(
  games: readonly Pick<Game, 'id' | 'status'>[],
  waiting: ReadonlySet<string>,
): Map<string, GameState> {
  let isOpen = true
  return new Map(
    games.map(({ id, status }) => {
      if (status === 'completed') return [id, status] as const
      if (waiting.has(id)) return [id, 'waiting'] as const
      const state = isOpen || status === 'available' ? 'available' : 'locked'
      isOpen = false
      return [id, state] as const
    }),
  )
}
