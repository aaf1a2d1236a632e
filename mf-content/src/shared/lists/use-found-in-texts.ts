import type { Answer } from '@sureda/remote/query'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'

/**
 * Ids of the items that the server finds: it searches the full texts, while lists have only titles and summaries. Empty without network, or until it
 * answers. `list` is the list query of a kind of content, e.g. `routeQueries.list`.
 */
export function useFoundInTexts<Item extends { id: string }, Key extends QueryKey>(
  list: (filter: { search: string }) => UseQueryOptions<Answer<Item[]>, Error, Item[], Key>,
  asked: string,
): ReadonlySet<string> {
  const words = asked.trim()
  const { data } = useQuery({ ...list({ search: words }), enabled: words !== '' })
  return new Set(data?.map(({ id }) => id))
}
