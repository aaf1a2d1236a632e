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
 * The stories that the address asks for. A question is answered at once by titles, summaries and keywords at hand; the server, which reads the
 * stories themselves, adds what it finds and takes nothing away.
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
    /** What the question leaves, before the filters: the sheet counts in it. */
    candidates,
    shown: filterStories(candidates, filter),
    ask: (text: string) => write((now) => storyParams(readStoryFilter(now, all), text)),
    apply: (next: StoryFilter) => write((now) => storyParams(next, now.get('q') ?? '')),
    /** Takes one word away. */
    remove: (kind: StoryFilterKind, word: string) =>
      write((now) => {
        const before = readStoryFilter(now, all)
        const left = before[kind].filter((one) => one !== word)
        return storyParams({ ...before, [kind]: left }, now.get('q') ?? '')
      }),
    clear: () => write(() => ({})),
  }
}

/** The server's order: what fits best comes first. Hits found only on the phone come below it. */
function withFound(found: readonly Story[], mentioning: readonly Story[]): Story[] {
  const ids = new Set(found.map(({ id }) => id))
  return [...found, ...mentioning.filter(({ id }) => !ids.has(id))]
}
