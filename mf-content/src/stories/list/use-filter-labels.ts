import type { Story } from '@sureda/contract/schemas/catalogue/story'
import { useTranslation } from 'react-i18next'
import type { StoryFilterKind } from '../story-filter.ts'

/** The label of a filter's value. */
export function useFilterLabels(stories: readonly Story[]) {
  const { t } = useTranslation('content')
  const names = new Map(stories.map(({ category }) => [category.id, category.name]))
  return (kind: StoryFilterKind, word: string): string => {
    if (kind === 'genre') return t(`story.genre.${word}`, { defaultValue: word })
    if (kind === 'audience') return t(`story.audience.${word}`)
    return kind === 'category' ? (names.get(word) ?? word) : word
  }
}
