import type { Story } from '@sureda/contract/schemas/catalogue/story'
import { Disclosure } from '@sureda/ui/base'
import { ChipGroup, ChoiceSet } from '@sureda/ui/choice'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storyCategoryQueries } from '../../shared/content/content-queries.ts'
import { ListFilterSheet } from '../../shared/lists/list-filter-sheet.tsx'
import {
  filterStories,
  keywordGroups,
  MANY_KEYWORDS,
  NO_STORY_FILTER,
  STORY_FILTER_KINDS,
  type StoryFilter,
  type StoryFilterKind,
  storyChoices,
} from '../story-filter.ts'
import { useFilterLabels } from './use-filter-labels.ts'

export interface StoryFilterSheetProps {
  all: readonly Story[]
  /** The hits of the search before the filters. */
  candidates: readonly Story[]
  filter: StoryFilter
  onApply: (filter: StoryFilter) => void
  onClose: () => void
}

/** The five filters of the stories; the button says how many they leave. */
export default function StoryFilterSheet(props: StoryFilterSheetProps) {
  const { all, candidates, filter, onApply, onClose } = props
  const { t } = useTranslation('content')
  const label = useFilterLabels(all)
  const { data: categories = [] } = useQuery(storyCategoryQueries.list())
  const [draft, setDraft] = useState(filter)
  const count = filterStories(candidates, draft).length
  const inOrder = categories.map(({ id }) => id).filter((id) => storyChoices(all, 'category').includes(id))
  // categories come in the office's order, or until that is known in the order of the stories
  const choicesOf = (kind: StoryFilterKind) =>
    kind === 'category' && inOrder.length > 0 ? inOrder : storyChoices(all, kind)
  const options = (kind: StoryFilterKind) =>
    choicesOf(kind).map((value) => ({
      value,
      label: label(kind, value),
      count: filterStories(candidates, { ...draft, [kind]: [value] }).length,
    }))
  return (
    <ListFilterSheet
      onClose={onClose}
      count={count}
      showLabel={count === 0 ? t('story.noMatch') : t('story.show', { count })}
      onShow={() => onApply(draft)}
      canClear={STORY_FILTER_KINDS.some((kind) => draft[kind].length > 0)}
      onClear={() => setDraft(NO_STORY_FILTER)}
    >
      {STORY_FILTER_KINDS.map((kind) =>
        kind === 'keyword' && storyChoices(all, kind).length > MANY_KEYWORDS ? (
          <ChoiceSet key={kind} role="group" label={t(`story.filter.${kind}`)}>
            {keywordGroups(all).map(({ id, words }) => (
              <Disclosure
                key={id}
                title={label('category', id)}
                note={String(words.length)}
                defaultOpen={words.some((word) => filter.keyword.includes(word))}
              >
                <ChipGroup
                  label={label('category', id)}
                  labelHidden
                  options={options(kind).filter(({ value }) => words.includes(value))}
                  value={draft.keyword.filter((word) => words.includes(word))}
                  onChange={(chosen) =>
                    setDraft({
                      ...draft,
                      keyword: [...draft.keyword.filter((word) => !words.includes(word)), ...chosen],
                    })
                  }
                />
              </Disclosure>
            ))}
          </ChoiceSet>
        ) : (
          <ChipGroup
            key={kind}
            label={t(`story.filter.${kind}`)}
            options={options(kind)}
            value={draft[kind]}
            onChange={(words) => setDraft({ ...draft, [kind]: words })}
          />
        ),
      )}
    </ListFilterSheet>
  )
}
