import type { SearchKind } from './enums.ts'
import type { SearchGroup, SearchHit } from './search.ts'
import type { WordIndex } from './word-index.ts'

/** What an index holds: a hit with all of its words. */
export type SearchItem = SearchHit

/** As many of each kind as a screen shows at once, and of one kind that was asked for. */
const OF_EACH = 5
const OF_ONE = 50
/** What a card says under its title. */
const HINT_CHARS = 120

/**
 * Hits by kind: the kind with the best hit first. What is over stands behind everything of its kind that is not.
 */
export function searchGroups<Item extends SearchItem>(
  index: WordIndex<Item>,
  question: string,
  kind: SearchKind | undefined,
  isOver: (item: Item) => boolean,
): SearchGroup[] {
  const groups = new Map<SearchKind, SearchHit[]>()
  for (const { item } of index.find(question)) {
    if (kind && item.kind !== kind) continue
    const hit = { ...item, text: item.text.slice(0, HINT_CHARS), is_over: isOver(item) }
    const hits = groups.get(item.kind)
    if (hits) hits.push(hit)
    else groups.set(item.kind, [hit])
  }
  return [...groups].map(([name, hits]) => ({
    kind: name,
    total: hits.length,
    hits: hits.toSorted((a, b) => Number(a.is_over) - Number(b.is_over)).slice(0, kind ? OF_ONE : OF_EACH),
  }))
}
