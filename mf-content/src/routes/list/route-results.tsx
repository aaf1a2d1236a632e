import { paths } from '@sureda/contract/remote/paths'
import type { Route } from '@sureda/contract/schemas/catalogue/route'
import { shell } from '@sureda/remote/shell'
import { LazyPart } from '@sureda/remote/ui'
import { Button, FloatingPill } from '@sureda/ui/base'
import { ActiveFilters, SearchField } from '@sureda/ui/choice'
import { EmptyState } from '@sureda/ui/states'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClearButton } from '../../shared/lists/clear-button.tsx'
import { listOnMap } from '../../shared/lists/list-on-map.ts'
import css from '../route-list-screen.module.css'
import { FILTER_KINDS, type FilterKind, filterRoutes, NO_FILTER, routeFilterParams } from './route-filter.ts'
import { useFilterLabels } from './use-filter-labels.ts'
import { useRouteSearch } from './use-route-search.ts'

// one file for the filters of all lists: every file adds to the remote's entry
const loadSheet = () => import(/* webpackChunkName: "filter-sheets" */ './route-filter-sheet.tsx')

interface RouteResultsProps {
  routes: readonly Route[]
  children: (shown: readonly Route[]) => ReactNode
}

/** Search field, filters and the remaining routes, with a button to clear the filters where none remains. */
export function RouteResults({ routes, children }: RouteResultsProps) {
  const { t } = useTranslation('content')
  const { wordLabel } = useFilterLabels()
  const [isOpen, setIsOpen] = useState(false)
  const { matching, filter, text, type, apply, remove, clear } = useRouteSearch(routes)
  const shown = filterRoutes(matching, filter)
  const chosen = FILTER_KINDS.flatMap((kind) => filter[kind].map((word) => ({ kind, word })))
  return (
    <>
      <div className={css.tools}>
        <search className={css.bar}>
          <SearchField
            label={t('route.search')}
            placeholder={t('route.searchHint')}
            clearLabel={t('shell:common.clearSearch')}
            value={text}
            onChange={type}
            className={css.field}
          />
          <Button icon="sliders" variant="secondary" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
            {chosen.length === 0 ? t('filter.open') : `${t('filter.open')} (${chosen.length})`}
          </Button>
        </search>
        <ActiveFilters
          label={t('shell:common.activeFilters')}
          filters={chosen.map(({ kind, word }) => {
            const label = wordLabel(kind, word)
            return { id: `${kind}=${word}`, label, removeLabel: t('filter.remove', { name: label }) }
          })}
          onRemove={(id) => {
            const [kind, word] = id.split('=') as [FilterKind, string]
            remove(kind, word)
          }}
          clearLabel={t('shell:common.clearFilters')}
          // the search is cleared in its own field
          onClear={() => apply(NO_FILTER)}
        />
        <p className={css.count} role="status">
          {t('route.count', { count: shown.length })}
        </p>
      </div>
      {shown.length > 0 ? (
        children(shown)
      ) : (
        <EmptyState
          title={t(text.trim() ? 'route.noFound' : 'route.noMatch', { text: text.trim() })}
          text={t(chosen.length > 0 ? 'route.noMatchText' : 'filter.nothingText')}
          motif="oak"
          // with two filters or more, the row above has this button
          action={chosen.length < 2 && <ClearButton isSearch={chosen.length === 0} onClear={clear} />}
        />
      )}
      {shown.length > 0 && shell().canOpen(paths.map()) && (
        <FloatingPill icon="map" href={listOnMap('route', { ...routeFilterParams(filter), q: text })}>
          {t('place.map')}
        </FloatingPill>
      )}
      {isOpen && (
        <LazyPart
          load={loadSheet}
          props={{ routes: matching, filter, onApply: apply, onClose: () => setIsOpen(false) }}
        />
      )}
    </>
  )
}
