import type { SearchKind } from '@sureda/contract/enums'
import type { SearchGroup } from '@sureda/contract/search'
import { type SearchItem, searchGroups } from '@sureda/contract/search-groups'
import { WordIndex } from '@sureda/contract/word-index'

/** The lists whose items can be found without network, and what they are. Games are in no list. */
export const KEPT_LISTS: Readonly<Record<string, SearchKind>> = {
  experiences: 'experience',
  routes: 'route',
  events: 'event',
  locations: 'location',
  stories: 'story',
  'story-tours': 'story_tour',
  packages: 'package',
  operators: 'operator',
}

/** Fields of items, whichever they have. Kept answers may be older than this release. */
type KeptItem = Partial<Record<string, unknown>>

export type KeptLists = readonly (readonly [SearchKind, readonly object[]])[]

/** What the phone has kept, as the API would have found it. */
export function keptIndex(lists: KeptLists): WordIndex<SearchItem> {
  const index = new WordIndex<SearchItem>()
  for (const [kind, items] of lists) index.add(items.map((item) => toItem(kind, item as KeptItem)))
  return index
}

export const keptHits = (
  index: WordIndex<SearchItem>,
  question: string,
  kind: SearchKind | undefined,
  today: string,
): SearchGroup[] => searchGroups(index, question, kind, ({ day }) => day !== null && day < today)

const word = (value: unknown) => (typeof value === 'string' ? value : '')
const wordOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

function toItem(kind: SearchKind, item: KeptItem): SearchItem {
  const texts = [item.summary, item.shortDescription, item.description, item.locationName, item.municipality]
  return {
    kind,
    id: word(item.id),
    parent_id: null,
    title: word(item.title) || word(item.name),
    text: texts.map(word).filter(Boolean).join(' '),
    day: (wordOrNull(item.end_datetime) ?? wordOrNull(item.start_datetime))?.slice(0, 10) ?? null,
    is_over: false,
    image: wordOrNull(item.image),
    image_alt: wordOrNull(item.image_alt),
    image_color: wordOrNull(item.image_color),
    image_widths: Array.isArray(item.image_widths) ? item.image_widths.map(Number) : [],
  }
}
