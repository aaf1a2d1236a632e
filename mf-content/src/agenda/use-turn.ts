import { useState } from 'react'

/** The direction in which the page was last turned, by first days; undefined for the first page. */
export function useTurn(from: string): 'next' | 'previous' | undefined {
  const [shown, setShown] = useState<{ from: string; turn?: 'next' | 'previous' }>({ from })
  if (shown.from === from) return shown.turn
  const turn = from > shown.from ? 'next' : 'previous'
  setShown({ from, turn })
  return turn
}
