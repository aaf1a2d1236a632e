import type { Route } from '@sureda/contract/schemas/catalogue/route'
import { ChipGroup } from '@sureda/ui/choice'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListFilterSheet } from '../../shared/lists/list-filter-sheet.tsx'
import {
  choicesOf,
  FILTER_KINDS,
  filterRoutes,
  isNarrowed,
  NO_FILTER,
  type RouteFilter,
} from './route-filter.ts'
import { useFilterLabels } from './use-filter-labels.ts'

interface RouteFilterSheetProps {
  /** The routes to filter: all of them, or the hits of the search. */
  routes: readonly Route[]
  filter: RouteFilter
  onApply: (filter: RouteFilter) => void
  onClose: () => void
}

/** The filters; the button and each choice say how many routes they leave. */
export default function RouteFilterSheet({ routes, filter, onApply, onClose }: RouteFilterSheetProps) {
  const { t } = useTranslation('content')
  const { kindLabel, wordLabel } = useFilterLabels()
  const [draft, setDraft] = useState(filter)
  const count = filterRoutes(routes, draft).length
  return (
    <ListFilterSheet
      onClose={onClose}
      count={count}
      showLabel={count === 0 ? t('route.noMatch') : t('filter.show', { count })}
      onShow={() => onApply(draft)}
      canClear={isNarrowed(draft)}
      onClear={() => setDraft(NO_FILTER)}
    >
      {FILTER_KINDS.map((kind) => {
        const choices = choicesOf(kind, routes, draft)
        // one single province is no choice
        if (choices.length < 2 && draft[kind].length === 0) return null
        return (
          <ChipGroup
            key={kind}
            label={kindLabel(kind)}
            options={choices.map(({ word, count: left }) => ({
              value: word,
              label: wordLabel(kind, word),
              count: left,
              isDisabled: left === 0 && !draft[kind].includes(word),
            }))}
            value={[...draft[kind]]}
            onChange={(words) => setDraft({ ...draft, [kind]: words })}
          />
        )
      })}
    </ListFilterSheet>
  )
}
