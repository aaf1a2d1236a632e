import { matchesText } from '@sureda/contract/rules/text-match'
import type { Story } from '@sureda/contract/schemas/catalogue/story'
import { listedValues } from '../shared/lists/address-values.ts'

export const STORY_FILTER_KINDS = ['genre', 'category', 'province', 'audience', 'keyword'] as const
export type StoryFilterKind = (typeof STORY_FILTER_KINDS)[number]

/** Filters of the stories, as in the address: comma lists. Any of one kind, and all kinds together. */
export type StoryFilter = Record<StoryFilterKind, string[]>

export const NO_STORY_FILTER: StoryFilter = {
  genre: [],
  category: [],
  province: [],
  audience: [],
  keyword: [],
}

/** The values of a story for one filter. */
const VALUES: Record<StoryFilterKind, (story: Story) => readonly string[]> = {
  genre: (story) => [story.genre],
  category: (story) => [story.category.id],
  province: (story) => story.provinces,
  audience: (story) => [story.target_audience],
  keyword: (story) => story.keywords,
}

/** The choices of one filter: the values of the stories, in their order, so that no choice is empty. */
export const storyChoices = (stories: readonly Story[], kind: StoryFilterKind): string[] => [
  ...new Set(stories.flatMap(VALUES[kind])),
]

/**
 * The filter in the address. Unknown values of an old link are ignored, except keywords, which may be of another
 * language: they are shown among the filters, where they can be cleared.
 */
export function readStoryFilter(search: URLSearchParams, stories: readonly Story[]): StoryFilter {
  const chosen = (kind: StoryFilterKind) => {
    const asked = listedValues(search, kind)
    return storyChoices(stories, kind).filter((word) => asked.includes(word))
  }
  return {
    genre: chosen('genre'),
    category: chosen('category'),
    province: chosen('province'),
    audience: chosen('audience'),
    keyword: listedValues(search, 'keyword'),
  }
}

/** Search parameters of a filter and a search; empty values are left out. */
export function storyParams(filter: StoryFilter, question: string): Record<string, string> {
  const lists = STORY_FILTER_KINDS.map((kind) => [kind, filter[kind].join(',')])
  return Object.fromEntries([['q', question.trim()], ...lists].filter(([, value]) => value))
}

export const filterStories = (stories: readonly Story[], filter: StoryFilter): Story[] =>
  stories.filter((story) =>
    STORY_FILTER_KINDS.every(
      (kind) => filter[kind].length === 0 || VALUES[kind](story).some((word) => filter[kind].includes(word)),
    ),
  )

/** The loaded stories that mention a text in title, summary, keywords, category or province. */
export const storiesMentioning = (stories: readonly Story[], question: string): Story[] =>
  stories.filter(({ title, summary, keywords, category, province }) =>
    matchesText(question, [title, summary, ...keywords, category.name, province]),
  )

/** From this number on keywords are grouped, because forty in one list are too many. */
export const MANY_KEYWORDS = 12

/** The keywords by the category of the first story that has each, so that every keyword is listed once. */
export function keywordGroups(stories: readonly Story[]): { id: string; words: string[] }[] {
  const seen = new Set<string>()
  return storyChapters(stories)
    .map(({ id, stories: own }) => ({
      id,
      words: storyChoices(own, 'keyword').filter((word) => !seen.has(word) && Boolean(seen.add(word))),
    }))
    .filter(({ words }) => words.length > 0)
}

/** What to read next: up to three stories that share the most with one; those that share nothing are left out. */
export function relatedStories(story: Story, all: readonly Story[]): Story[] {
  const shared = (other: Story) =>
    (other.category.id === story.category.id ? 3 : 0) +
    (other.genre === story.genre ? 2 : 0) +
    2 * other.keywords.filter((word) => story.keywords.includes(word)).length +
    (other.target_audience === story.target_audience ? 1 : 0)
  return all
    .filter((other) => other.id !== story.id && shared(other) > 1)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, 3)
}

/** The story of a day (`YYYY-MM-DD`): another one every day in turn, the same for all visitors. */
export const storyOfDay = (stories: readonly Story[], day: string): Story | undefined =>
  stories[(Date.parse(day) / 86_400_000) % stories.length]

/** The stories by category, in the order in which categories first occur. */
export function storyChapters(stories: readonly Story[]): { id: string; name: string; stories: Story[] }[] {
  return storyChoices(stories, 'category').map((id) => {
    const own = stories.filter((story) => story.category.id === id)
    return { id, name: own[0]?.category.name ?? id, stories: own }
  })
}
