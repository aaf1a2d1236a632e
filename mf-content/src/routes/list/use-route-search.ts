import { cutText } from '@sureda/contract/rules/cut-text'
import { matchesText } from '@sureda/contract/rules/text-match'
import type { Route } from '@sureda/contract/schemas/catalogue/route'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { routeQueries } from '../../shared/content/content-queries.ts'
import { searchTextsOfRoute } from '../../shared/content/route-search-texts.ts'
import { useFoundInTexts } from '../../shared/lists/use-found-in-texts.ts'
import {
  type FilterKind,
  NO_FILTER,
  type RouteFilter,
  readRouteFilter,
  routeFilterParams,
} from './route-filter.ts'

/** The longest search text that the API accepts. */
const MOST_CHARACTERS = 100
/** Pause after the last letter: browsers limit the changes of the address per minute. */
const PAUSE_MS = 300

/** Search and filters of the list of routes, in the address: `?q=` and one parameter per filter. */
export function useRouteSearch(routes: readonly Route[]) {
  const [search, setSearch] = useSearchParams()
  const typed = cutText(search.get('q') ?? '', MOST_CHARACTERS)
  const [text, setText] = useState(typed)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  const filter = readRouteFilter(search, routes)
  const go = (change: (now: RouteFilter) => RouteFilter, words: string) => {
    clearTimeout(pause.current)
    const q = words.trim()
    setSearch(
      (now) => {
        const filters = routeFilterParams(change(readRouteFilter(now, routes)))
        return q ? { ...filters, q } : filters
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return {
    /** The hits of the search before the filters. */
    matching: useMatching(routes, typed),
    filter,
    text,
    type: (words: string) => {
      const next = cutText(words, MOST_CHARACTERS)
      setText(next)
      clearTimeout(pause.current)
      pause.current = setTimeout(() => go((now) => now, next), PAUSE_MS)
    },
    apply: (next: RouteFilter) => go(() => next, text),
    /** Removes one value. */
    remove: (kind: FilterKind, word: string) =>
      go((now) => ({ ...now, [kind]: now[kind].filter((one) => one !== word) }), text),
    clear: () => {
      setText('')
      go(() => NO_FILTER, '')
    },
  }
}

/** Searches the loaded list at once, and adds what the server finds in the full texts. */
function useMatching(routes: readonly Route[], typed: string): readonly Route[] {
  const inTexts = useFoundInTexts(routeQueries.list, typed)
  return routes.filter((route) => inTexts.has(route.id) || matchesText(typed, searchTextsOfRoute(route)))
}
