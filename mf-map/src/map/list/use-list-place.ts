import { useLayoutEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Where the list was scrolled to when it was left for the map, and its parameters. */
let left: { words: string; y: number } | null = null

/** The parameters that decide what the list contains. */
function wordsOf(search: URLSearchParams): string {
  const words = new URLSearchParams(search)
  for (const word of ['view', 'item', 'at', 'base', 'route']) words.delete(word)
  words.sort()
  return words.toString()
}

/** Restores the scroll position for a visitor who comes back to the list from the map. */
export function useListPlace(hasArrived: boolean): { leave: () => void } {
  const words = wordsOf(useSearchParams()[0])
  useLayoutEffect(() => {
    if (!hasArrived) return
    if (left?.words === words) scrollTo({ top: left.y, behavior: 'instant' })
    left = null
  }, [hasArrived])
  return {
    leave: () => {
      left = { words, y: scrollY }
    },
  }
}
