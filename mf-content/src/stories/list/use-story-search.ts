import { cutText } from '@sureda/contract/rules/cut-text'
import type { Story } from '@sureda/contract/schemas/catalogue/story'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { storyQueries } from '../../shared/content/content-queries.ts'
import {
  filterStories,
  readStoryFilter,
  type StoryFilter,
  type StoryFilterKind,
  storiesMentioning,
  storyParams,
} from '../story-filter.ts'

/**
 * The stories of the search and filters in the address. Hits in titles, summaries and keywords show at once; the server, which searches the
 * full texts, adds its hits and removes none.
 */
export function useStorySearch(all: readonly Story[]) {
  const [search, setSearch] = useSearchParams()
  const question = cutText(search.get('q') ?? '', 100)
  const filter = readStoryFilter(search, all)
  const found = useQuery({ ...storyQueries.list({ search: question }), enabled: question.trim() !== '' })
  const candidates =
    question.trim() === '' ? all : withFound(found.data ?? [], storiesMentioning(all, question))
  const write = (words: (now: URLSearchParams) => Record<string, string>) =>
    setSearch(words, { replace: true, preventScrollReset: true })
  return {
    question,
    filter,
    /** The hits of the search before the filters, which the sheet counts. */
    candidates,
    shown: filterStories(candidates, filter),
    ask: (text: string) => write((now) => storyParams(readStoryFilter(now, all), text)),
    apply: (next: StoryFilter) => write((now) => storyParams(next, now.get('q') ?? '')),
    /** Removes one value. */
    remove: (kind: StoryFilterKind, word: string) =>
      write((now) => {
        const before = readStoryFilter(now, all)
        const left = before[kind].filter((one) => one !== word)
        return storyParams({ ...before, [kind]: left }, now.get('q') ?? '')
      }),
    clear: () => write(() => ({})),
  }
}

/** The server's hits in its order, the best first, then hits found only on the phone. */
function withFound(found: readonly Story[], mentioning: readonly Story[]): Story[] {
  const ids = new Set(found.map(({ id }) => id))
  return [...found, ...mentioning.filter(({ id }) => !ids.has(id))]
}
