import type { SearchKind } from '@sureda/contract/codes/enums'
import { type SearchItem, searchGroups } from '@sureda/contract/rules/search-groups'
import { WordIndex } from '@sureda/contract/rules/word-index'
import type { SearchGroup } from '@sureda/contract/schemas/catalogue/search'
import { spanOf } from '../../shared/days/agenda-days.ts'

/** The lists that can be searched without network, with their kinds. Games are in lists of their story tours. */
export const CACHED_LISTS = {
  experiences: 'experience',
  routes: 'route',
  events: 'event',
  locations: 'location',
  stories: 'story',
  'story-tours': 'story_tour',
  packages: 'package',
  operators: 'operator',
} as const satisfies Readonly<Record<string, SearchKind>>

/** Fields of items, all optional: cached answers may be older than this release. */
type CachedItem = Partial<Record<string, unknown>>

export type CachedLists = readonly (readonly [SearchKind, readonly object[]])[]

interface IndexedItem extends SearchItem {
  lastDay: string | null
}
export type CachedIndex = WordIndex<IndexedItem>

/** Items that are added in one task; between two tasks the field accepts letters. */
const AT_ONCE = 400

/** The search index of the cached lists, with the API's own rules; null when it is no longer needed. */
export async function cachedIndex(
  lists: CachedLists,
  timeZone: string,
  isWanted: () => boolean,
): Promise<CachedIndex | null> {
  const index: CachedIndex = new WordIndex()
  for (const [kind, items] of lists)
    for (let from = 0; from < items.length; from += AT_ONCE) {
      const some = items.slice(from, from + AT_ONCE)
      index.add(some.map((item) => toItem(kind, item as CachedItem, timeZone)))
      if (items.length > AT_ONCE) await new Promise((resolve) => setTimeout(resolve))
      if (!isWanted()) return null
    }
  return index
}

export const cachedHits = (
  index: CachedIndex,
  question: string,
  kind: SearchKind | undefined,
  today: string,
): SearchGroup[] => searchGroups(index, question, kind, ({ lastDay }) => lastDay !== null && lastDay < today)

const word = (value: unknown) => (typeof value === 'string' ? value : '')
const wordOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

function toItem(kind: SearchKind, item: CachedItem, timeZone: string): IndexedItem {
  const texts = [
    item.summary,
    item.shortDescription,
    item.intro,
    item.description,
    item.locationName,
    item.location,
    item.municipality,
  ]
  const days = daysOf(item, timeZone)
  return {
    kind,
    id: word(item.id),
    parent_id: wordOrNull(item.story_tour_id),
    title: word(item.title) || word(item.name),
    text: texts.map(word).filter(Boolean).join(' '),
    day: days?.first ?? null,
    lastDay: days?.last ?? null,
    is_over: false,
    demo: item.demo === true,
    image: wordOrNull(item.image),
    image_alt: wordOrNull(item.image_alt),
    image_color: wordOrNull(item.image_color),
    image_widths: Array.isArray(item.image_widths) ? item.image_widths.map(Number) : [],
  }
}

/** First and last day of an event in the territory's time zone. */
function daysOf(item: CachedItem, timeZone: string): { first: string; last: string } | null {
  const start = wordOrNull(item.start_datetime)
  if (start === null || Number.isNaN(Date.parse(start))) return null
  const end = wordOrNull(item.end_datetime)
  return spanOf(
    {
      start_datetime: start,
      end_datetime: end !== null && Number.isNaN(Date.parse(end)) ? null : end,
      all_day: item.all_day === true,
    },
    timeZone,
  )
}
