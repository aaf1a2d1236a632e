import type { Story } from '@sureda/contract/story'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { StoryFilterKind } from '../domain/story-filter.ts'
import { storyCategoryQueries } from '../queries/story-queries.ts'

/** How a filter's word is called on screen, and in which order the office wants its categories. */
export function useFilterWords(stories: readonly Story[]) {
  const { t } = useTranslation('content')
  const { data: categories = [] } = useQuery(storyCategoryQueries.list())
  const names = new Map(stories.map(({ category }) => [category.id, category.name]))
  const order = categories.map(({ id }) => id)
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  const label = (kind: StoryFilterKind, word: string): string => {
    if (kind === 'genre') return t(`story.genre.${word}`, { defaultValue: word })
    if (kind === 'audience') return t(`story.audience.${word}`)
    return kind === 'category' ? (names.get(word) ?? word) : word
  }
  const sort = (kind: StoryFilterKind, words: readonly string[]) =>
    kind === 'category' ? words.toSorted((one, other) => place(one) - place(other)) : words
  return { label, sort }
}
