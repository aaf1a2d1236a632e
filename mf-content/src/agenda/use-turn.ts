import { useState } from 'react'

/** Which way the page last moved, by the days it begins on: nothing for the first one. */
export function useTurn(from: string): 'next' | 'previous' | undefined {
  const [shown, setShown] = useState<{ from: string; turn?: 'next' | 'previous' }>({ from })
  if (shown.from === from) return shown.turn
  const turn = from > shown.from ? 'next' : 'previous'
  setShown({ from, turn })
  return turn
}
