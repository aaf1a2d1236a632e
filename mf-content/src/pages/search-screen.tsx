import { SEARCH_KINDS, type SearchKind } from '@sureda/contract/codes/enums'
import { cutText } from '@sureda/contract/rules/cut-text'
import { SEARCH_MAX_CHARS } from '@sureda/contract/rules/limits'
import type { SearchGroup } from '@sureda/contract/schemas/catalogue/search'
import { defineScreen } from '@sureda/remote/shell'
import { Button } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { Skeleton } from '@sureda/ui/states'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListSearch } from '../shared/lists/list-search.tsx'
import { NothingFound } from '../shared/lists/nothing-found.tsx'
import { useListAddress } from '../shared/lists/use-list-address.ts'
import { DemoNote } from '../shared/loading/notes.tsx'
import { HitGroups } from './search/hit-groups.tsx'
import { RecentList } from './search/recent-list.tsx'
import { rememberSearch } from './search/recent-searches.ts'
import { useAfterPaint } from './search/use-after-paint.ts'
import { useHits } from './search/use-hits.ts'
import css from './search-screen.module.css'

/** Hits that fill the screen above the keyboard. */
const AT_ONCE = 3

/** How many of the first kinds together have that many hits. */
function kindsOnScreen(groups: readonly SearchGroup[]): number {
  let hits = 0
  const last = groups.findIndex((group) => {
    hits += group.hits.length
    return hits >= AT_ONCE
  })
  return last === -1 ? groups.length : last + 1
}

/** The search over all content. The query is in the address, so that Back shows the same hits. */
function SearchScreen() {
  const { t } = useTranslation('content')
  const { search, change } = useListAddress()
  const question = cutText((search.get('q') ?? '').trim(), SEARCH_MAX_CHARS)
  const kind = SEARCH_KINDS.find((name) => name === search.get('kind'))
  const place = useRef<HTMLDivElement>(null)
  // a new search focuses its field; a return to hits does not, because the visitor reads them
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('q')) place.current?.querySelector('input')?.focus()
  }, [])
  return (
    <Screen title={t('search.title')}>
      <div ref={place}>
        <ListSearch
          label={t('search.label')}
          value={search.get('q') ?? ''}
          onChange={(q) => change({ q, kind: null })}
        />
      </div>
      {question === '' ? (
        <RecentList onAsk={(q) => change({ q })} />
      ) : (
        // a query is remembered when the visitor follows a hit
        <div
          className={css.groups}
          onClickCapture={({ target }) => {
            if (target instanceof Element && target.closest('a')) rememberSearch(question)
          }}
        >
          <Hits question={question} kind={kind} />
        </div>
      )}
    </Screen>
  )
}

function Hits({ question, kind }: { question: string; kind: SearchKind | undefined }) {
  const { t } = useTranslation('content')
  const { change } = useListAddress()
  const { groups, isCached } = useHits(question, kind)
  // hits below the screen are drawn second, so that typing does not wait for them; a return to hits finds the page at its former length
  const later = useAfterPaint(groups)
  // a stable callback, so that the memoised groups are not drawn again at each letter
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  const [askForKind] = useState(() => (one: SearchKind) => latest.current({ kind: one }))
  const onAsk = kind ? undefined : askForKind
  const below = useMemo(() => later?.slice(kindsOnScreen(later)), [later])
  if (!groups) return <Skeleton label={t('shell:common.loading')} shape="list" />
  const found = groups.reduce((sum, { total }) => sum + total, 0)
  const isWhole = later === groups
  return (
    <>
      <p role="status" className={css.status}>
        {[t('filter.found', { count: found }), isCached && t('search.cached')].filter(Boolean).join(' · ')}
      </p>
      <DemoNote of={groups.flatMap(({ hits }) => hits)} />
      {found === 0 && <NothingFound asked={question} />}
      <HitGroups
        groups={groups.slice(0, kindsOnScreen(groups))}
        most={isWhole ? Number.POSITIVE_INFINITY : AT_ONCE}
        onAsk={onAsk}
      />
      {/* hidden while it still has the hits of the previous query */}
      {below && below.length > 0 && (
        <div className={css.groups} hidden={!isWhole}>
          <HitGroups groups={below} onAsk={onAsk} />
        </div>
      )}
      {kind && (
        <Button variant="quiet" icon="arrow-left" onPress={() => change({ kind: null })}>
          {t('search.everything')}
        </Button>
      )}
    </>
  )
}

export default defineScreen({ Component: SearchScreen })
