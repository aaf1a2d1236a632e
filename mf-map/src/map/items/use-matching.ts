import { matchesText } from '@sureda/contract/rules/text-match'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { MapItem } from '../../shared/map-item.ts'
import { mapQueries } from '../../shared/map-queries.ts'

interface Matching {
  items: readonly MapItem[]
  /** The server has not answered yet. */
  isComing: boolean
}

/**
 * The items that match a search text, as in the lists: by their own texts, at once and without network, and by the long texts that the server searches, when
 * it answers.
 */
export function useMatching(items: readonly MapItem[], asked: string): Matching {
  const search = asked.trim()
  const enabled = search !== ''
  const { keys, isComing } = useQueries({
    queries: [
      { ...mapQueries.locations({ search }), enabled },
      { ...mapQueries.experiences({ search }), enabled },
      { ...mapQueries.routes({ search }), enabled },
      { ...mapQueries.operators({ search }), enabled },
    ],
    combine: foundOf,
  })
  if (!enabled) return { items, isComing: false }
  return {
    items: items.filter(({ key, words }) => keys.has(key) || matchesText(search, words)),
    isComing,
  }
}

/** In the order of the queries. */
const KINDS = ['location', 'experience', 'route', 'operator']

const foundOf = (answers: readonly UseQueryResult<{ id: string }[]>[]) => ({
  keys: new Set(answers.flatMap(({ data }, index) => data?.map(({ id }) => `${KINDS[index]}:${id}`) ?? [])),
  isComing: answers.some(({ isLoading }) => isLoading),
})
