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
  const groups = new Map<SearchKind, Item[]>()
  for (const { item } of index.find(question)) {
    if (kind && item.kind !== kind) continue
    const items = groups.get(item.kind)
    if (items) items.push(item)
    else groups.set(item.kind, [item])
  }
  return [...groups].map(([name, items]) => ({
    kind: name,
    total: items.length,
    hits: [...items.filter((item) => !isOver(item)), ...items.filter(isOver)]
      .slice(0, kind ? OF_ONE : OF_EACH)
      .map((item) => ({ ...item, text: item.text.slice(0, HINT_CHARS), is_over: isOver(item) })),
  }))
}
