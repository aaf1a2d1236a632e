import type { GameStatus } from '@sureda/contract/codes/enums'

/**
 * Games of a tour unlock one by one: finished ones can be replayed, the first unfinished one is next, the rest is
 * locked. `order` lists the ids in playing order.
 */
export function gameStatuses(
  order: readonly string[],
  completed: ReadonlySet<string>,
): Map<string, GameStatus> {
  const next = order.find((id) => !completed.has(id))
  return new Map(
    order.map((id) => [id, completed.has(id) ? 'completed' : id === next ? 'available' : 'locked'] as const),
  )
}

/** The game to play after this one, or null when the tour is done. */
export const nextGame = (order: readonly string[], completed: ReadonlySet<string>): string | null =>
  order.find((id) => !completed.has(id)) ?? null
