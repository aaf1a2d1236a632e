import type { Game } from '@sureda/contract/schemas/games/game'

/** `waiting`: answered without network, not graded yet. */
export type Standing = Game['status'] | 'waiting'

/**
 * How the player stands with the games of a tour, with the answers that wait on the phone: the game behind a waiting answer is open, so that a whole tour can be
 * played without network.
 */
export function standings(
  games: readonly Pick<Game, 'id' | 'status'>[],
  waiting: ReadonlySet<string>,
): Map<string, Standing> {
  let isOpen = true
  return new Map(
    games.map(({ id, status }) => {
      if (status === 'completed') return [id, status] as const
      if (waiting.has(id)) return [id, 'waiting'] as const
      const standing = isOpen || status === 'available' ? 'available' : 'locked'
      isOpen = false
      return [id, standing] as const
    }),
  )
}
