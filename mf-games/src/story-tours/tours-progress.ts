import type { GameMarker } from '@sureda/contract/schemas/games/game'

export interface Progress {
  done: number
  total: number
}

/** The player's progress in each tour. */
export function progressByTour(
  games: readonly Pick<GameMarker, 'story_tour_id' | 'status'>[],
): ReadonlyMap<string, Progress> {
  const tours = new Map<string, Progress>()
  for (const { story_tour_id: tour, status } of games) {
    const { done, total } = tours.get(tour) ?? { done: 0, total: 0 }
    tours.set(tour, { done: done + (status === 'completed' ? 1 : 0), total: total + 1 })
  }
  return tours
}

/** Progress over all tours: finished games of all games, and finished tours. */
export function overall(
  tours: ReadonlyMap<string, Progress>,
): Progress & { finished: number; tours: number } {
  const all = [...tours.values()]
  return {
    done: all.reduce((sum, tour) => sum + tour.done, 0),
    total: all.reduce((sum, tour) => sum + tour.total, 0),
    finished: all.filter(({ done, total }) => done === total).length,
    tours: all.length,
  }
}
