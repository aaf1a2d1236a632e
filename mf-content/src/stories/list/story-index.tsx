import type { Story } from '@sureda/contract/schemas/catalogue/story'
import { LazyPart } from '@sureda/remote/ui'
import { Button } from '@sureda/ui/base'
import { ActiveFilters } from '@sureda/ui/choice'
import { VisuallyHidden } from '@sureda/ui/core'
import { EmptyState } from '@sureda/ui/states'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClearButton } from '../../shared/lists/clear-button.tsx'
import { ListSearch } from '../../shared/lists/list-search.tsx'
import { STORY_FILTER_KINDS, type StoryFilterKind } from '../story-filter.ts'
import { StoryContents, StoryHits } from './story-contents.tsx'
import css from './story-index.module.css'
import { useFilterLabels } from './use-filter-labels.ts'
import { useStorySearch } from './use-story-search.ts'

// one file for the filters of all lists: every file adds to the remote's entry
const loadSheet = () => import(/* webpackChunkName: "filter-sheets" */ './story-filter-sheet.tsx')

/** All stories by chapter, or the hits of a search or filter, with the filters above. */
export function StoryIndex({ all }: { all: readonly Story[] }) {
  const { t } = useTranslation('content')
  const { question, filter, candidates, shown, ask, apply, remove, clear } = useStorySearch(all)
  const label = useFilterLabels(all)
  const [isOpen, setIsOpen] = useState(false)
  const chosen = STORY_FILTER_KINDS.flatMap((kind) => filter[kind].map((word) => ({ kind, word })))
  const isNarrowed = chosen.length > 0 || question !== ''
  return (
    <>
      <div className={css.bar}>
        <ListSearch
          className={css.field}
          label={t('story.search')}
          value={question}
          onChange={(text) => ask(text.trim())}
        />
        <Button icon="sliders" variant="secondary" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
          {t('filter.open')}
        </Button>
        <ActiveFilters
          className={css.chosen}
          label={t('shell:common.activeFilters')}
          filters={chosen.map(({ kind, word }) => ({
            id: `${kind}:${word}`,
            label: label(kind, word),
            removeLabel: t('filter.remove', { name: label(kind, word) }),
          }))}
          onRemove={(id) => {
            const [kind, ...rest] = id.split(':') as [StoryFilterKind, ...string[]]
            remove(kind, rest.join(':'))
          }}
          clearLabel={t('shell:common.clearFilters')}
          onClear={clear}
        />
        <p role="status" className={css.count}>
          <span>{isNarrowed && shown.length > 0 && t('story.found', { count: shown.length })}</span>
          {shown.length === 0 && <VisuallyHidden>{t('story.noMatch')}</VisuallyHidden>}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={t('story.noMatch')}
          text={t('story.noMatchText')}
          motif="rings"
          action={<ClearButton isSearch={chosen.length === 0} onClear={clear} />}
        />
      ) : isNarrowed ? (
        <StoryHits stories={shown} />
      ) : (
        <StoryContents stories={shown} />
      )}
      {isOpen && (
        <LazyPart
          load={loadSheet}
          props={{ all, candidates, filter, onApply: apply, onClose: () => setIsOpen(false) }}
        />
      )}
    </>
  )
}
