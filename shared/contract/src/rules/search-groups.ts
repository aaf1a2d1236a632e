import type { SearchKind } from '../codes/enums.ts'
import type { SearchGroup, SearchHit } from '../schemas/catalogue/search.ts'
import { excerptOf } from './cut-text.ts'
import { folded } from './text-match.ts'
import type { Found, WordIndex } from './word-index.ts'

/** An indexed item: a hit with all of its text. */
export type SearchItem = SearchHit

/** Hits per kind on the overview, and hits of one requested kind. */
const OF_EACH = 5
const OF_ONE = 50
/** Characters of a card's subtitle. */
const HINT_CHARS = 120

const names = new WeakMap<SearchItem, string>()
/** Items live long, and a one-letter query finds most of them: each name is folded once. */
function nameOf(item: SearchItem): string {
  const known = names.get(item)
  if (known !== undefined) return known
  const name = folded(item.title)
  names.set(item, name)
  return name
}

/**
 * A museum is both an operator and a location of the same name: only the location remains, which has directions. Other
 * operators stay.
 */
export function withoutDuplicates<Item extends SearchItem>(
  found: readonly Found<Item>[],
): readonly Found<Item>[] {
  if (!found.some(({ item }) => item.kind === 'operator')) return found
  const places = new Set(found.flatMap(({ item }) => (item.kind === 'location' ? [nameOf(item)] : [])))
  return found.filter(({ item }) => item.kind !== 'operator' || !places.has(nameOf(item)))
}

/** Groups hits by kind, the kind with the best hit first. */
export function searchGroups<Item extends SearchItem>(
  index: WordIndex<Item>,
  question: string,
  kind: SearchKind | undefined,
  isOver: (item: Item) => boolean,
): SearchGroup[] {
  const groups = new Map<SearchKind, Found<Item>[]>()
  for (const found of withoutDuplicates(index.find(question))) {
    const name = found.item.kind
    if (kind && name !== kind) continue
    const group = groups.get(name)
    if (group) group.push(found)
    else groups.set(name, [found])
  }
  const most = kind ? OF_ONE : OF_EACH
  return [...groups].map(([name, found]) => ({
    kind: name,
    total: found.length,
    hits: (name === 'event' ? firstOf(found, most, byTime(isOver)) : found.slice(0, most)).map(
      ({ item }) => ({ ...item, text: excerptOf(item.text, HINT_CHARS), is_over: isOver(item) }),
    ),
  }))
}

/** Equally good events are sorted by date: coming ones first, then past ones, latest first. */
const byTime =
  <Item extends SearchItem>(isOver: (item: Item) => boolean) =>
  (a: Found<Item>, b: Found<Item>): number => {
    const [aIsOver, bIsOver] = [isOver(a.item), isOver(b.item)]
    if (aIsOver !== bIsOver) return aIsOver ? 1 : -1
    if (a.rank !== b.rank) return a.rank - b.rank
    const [earlier, later] = [a.item.day ?? '', b.item.day ?? '']
    return earlier === later ? 0 : earlier < later === aIsOver ? 1 : -1
  }

/** The first items by `compare`, stable. Sorting a thousand events to show five would be slow on a phone. */
function firstOf<T>(all: readonly T[], count: number, compare: (a: T, b: T) => number): T[] {
  const first: T[] = []
  for (const one of all) {
    const last = first[count - 1]
    if (last !== undefined && compare(one, last) >= 0) continue
    const behind = first.findIndex((other) => compare(one, other) < 0)
    first.splice(behind === -1 ? first.length : behind, 0, one)
    first.length = Math.min(first.length, count)
  }
  return first
}
