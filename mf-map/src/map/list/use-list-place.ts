import { useLayoutEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Where the list was left for the map, and with which words. */
let left: { words: string; y: number } | null = null

/** What a list is made of: of the other words it stays the same. */
function wordsOf(search: URLSearchParams): string {
  const words = new URLSearchParams(search)
  for (const word of ['view', 'item', 'at', 'base', 'route']) words.delete(word)
  words.sort()
  return words.toString()
}

/** List and map are two views of one place: anyone who looks at the map and comes back is where they were in the list. */
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
