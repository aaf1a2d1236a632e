import type { SearchKind } from './enums.ts'
import type { SearchGroup, SearchHit } from './search.ts'
import { folded } from './text-match.ts'
import type { Found, WordIndex } from './word-index.ts'

/** What an index holds: a hit with all of its words. */
export type SearchItem = SearchHit

/** As many of each kind as a screen shows at once, and of one kind that was asked for. */
const OF_EACH = 5
const OF_ONE = 50
/** What a card says under its title. */
const HINT_CHARS = 120

/**
 * A museum offers things and can be visited: it is an operator and a location of one name, and one hit, that of the location, which has the way there. An
 * operator alone stays.
 */
export function withoutTwins<Item extends SearchItem>(found: readonly Found<Item>[]): Found<Item>[] {
  const places = new Set(found.flatMap(({ item }) => (item.kind === 'location' ? [folded(item.title)] : [])))
  return found.filter(({ item }) => item.kind !== 'operator' || !places.has(folded(item.title)))
}

/** Hits by kind: the kind with the best hit first. */
export function searchGroups<Item extends SearchItem>(
  index: WordIndex<Item>,
  question: string,
  kind: SearchKind | undefined,
  isOver: (item: Item) => boolean,
): SearchGroup[] {
  const groups = new Map<SearchKind, Found<Item>[]>()
  for (const found of withoutTwins(index.find(question))) {
    const name = found.item.kind
    if (kind && name !== kind) continue
    const group = groups.get(name)
    if (group) group.push(found)
    else groups.set(name, [found])
  }
  return [...groups].map(([name, found]) => ({
    kind: name,
    total: found.length,
    hits: (name === 'event' ? byTime(found, isOver) : found)
      .slice(0, kind ? OF_ONE : OF_EACH)
      .map(({ item }) => ({ ...item, text: item.text.slice(0, HINT_CHARS), is_over: isOver(item) })),
  }))
}

/** Of events that fit as well as each other the next one first; behind all of them what is over, the latest first. */
function byTime<Item extends SearchItem>(
  found: readonly Found<Item>[],
  isOver: (item: Item) => boolean,
): Found<Item>[] {
  const dayOf = ({ item }: Found<Item>) => item.day ?? ''
  return found
    .map((one) => ({ ...one, over: isOver(one.item) }))
    .sort(
      (a, b) =>
        Number(a.over) - Number(b.over) ||
        a.rank - b.rank ||
        (a.over ? -1 : 1) * (dayOf(a) < dayOf(b) ? -1 : Number(dayOf(a) > dayOf(b))),
    )
}
