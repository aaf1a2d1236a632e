import { makeStory } from '@sureda/testing/content-factories'
import { expect, it } from 'vitest'
import {
  filterStories,
  keywordGroups,
  NO_STORY_FILTER,
  readStoryFilter,
  relatedStories,
  storiesMentioning,
  storyChapters,
  storyChoices,
  storyOfDay,
  storyParams,
} from './story-filter.ts'

const axe = makeStory({ id: 'axe', title: 'La destral', keywords: ['pela', 'estiu'] })
const train = makeStory({
  id: 'train',
  title: 'El Xic-Xec',
  genre: 'historia',
  category: { id: 'trens', name: 'Trens' },
  provinces: ['Girona', 'Barcelona'],
  province: 'Girona, Barcelona',
  target_audience: 'adult',
  keywords: ['estiu', 'mar'],
})
const stories = [axe, train]
const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id)
const filterOf = (query: string) => readStoryFilter(new URLSearchParams(query), stories)

it('matches any value of one kind and all kinds together', () => {
  expect(ids(filterStories(stories, filterOf('province=Barcelona')))).toEqual(['train'])
  expect(ids(filterStories(stories, filterOf('keyword=pela,mar')))).toEqual(['axe', 'train'])
  expect(ids(filterStories(stories, filterOf('keyword=estiu&audience=adult')))).toEqual(['train'])
  expect(filterStories(stories, filterOf('keyword=pela&audience=adult'))).toEqual([])
})

it('ignores invalid values in the address', () => {
  expect(filterOf('genre=%3Cscript%3E&audience=elephant&province=,,&keyword=')).toEqual(NO_STORY_FILTER)
})

it('preserves a keyword that no story has, and repeated parameters', () => {
  const filter = filterOf('keyword=Zug&keyword=mar&genre=Zug')
  expect(filter).toEqual({ ...NO_STORY_FILTER, keyword: ['Zug', 'mar'] })
  expect(ids(filterStories(stories, filter))).toEqual(['train'])
  expect(filterStories(stories, filterOf('keyword=Zug'))).toEqual([])
})

it('writes an address that reads back the same, without empty values', () => {
  const filter = { ...NO_STORY_FILTER, genre: ['historia'], keyword: ['estiu', 'mar'] }
  const params = storyParams(filter, '  xic xec ')
  expect(params).toEqual({ q: 'xic xec', genre: 'historia', keyword: 'estiu,mar' })
  expect(readStoryFilter(new URLSearchParams(params), stories)).toEqual(filter)
  expect(storyParams(NO_STORY_FILTER, ' ')).toEqual({})
})

it('offers each value of the stories once', () => {
  expect(storyChoices(stories, 'province')).toEqual(['Girona', 'Barcelona'])
  expect(storyChoices(stories, 'keyword')).toEqual(['pela', 'estiu', 'mar'])
})

it('finds words without accents, hyphens or capitals', () => {
  for (const question of ['xicxec', 'XIC xec', 'Xic-Xec', 'mar trens'])
    expect(ids(storiesMentioning(stories, question)), question).toEqual(['train'])
  expect(storiesMentioning(stories, 'xic foc')).toEqual([])
})

it('suggests the stories that share the most, and never itself', () => {
  const near = makeStory({ id: 'near', keywords: ['pela'] })
  expect(ids(relatedStories(axe, [axe, train, near]))).toEqual(['near', 'train'])
  expect(relatedStories(axe, [axe])).toEqual([])
})

it('has a story for every day, and none in an empty territory', () => {
  const days = ['2026-11-22', '2026-11-23', '2026-11-24'].map((day) => storyOfDay(stories, day)?.id)
  expect(new Set(days)).toEqual(new Set(['axe', 'train']))
  expect(days[2]).toBe(days[0])
  expect(storyOfDay([], '2026-11-22')).toBeUndefined()
})

it('makes a chapter for each category', () => {
  expect(storyChapters(stories).map(({ name, stories: own }) => [name, ids(own)])).toEqual([
    ['Ofici', ['axe']],
    ['Trens', ['train']],
  ])
})

it('groups keywords by category, each keyword once', () => {
  const category = (id: string) => ({ id, name: id })
  const stories = [
    makeStory({ id: 'a', category: category('trades'), keywords: ['axe', 'factory'] }),
    makeStory({ id: 'b', category: category('trains'), keywords: ['factory', 'train'] }),
    makeStory({ id: 'c', category: category('feasts'), keywords: ['factory'] }),
  ]
  expect(keywordGroups(stories)).toEqual([
    { id: 'trades', words: ['axe', 'factory'] },
    { id: 'trains', words: ['train'] },
  ])
})
