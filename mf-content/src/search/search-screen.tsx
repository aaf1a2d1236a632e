import { SEARCH_KINDS } from '@sureda/contract/enums'
import { SEARCH_MAX_CHARS } from '@sureda/contract/limits'
import type { SearchGroup } from '@sureda/contract/search'
import { defineScreen } from '@sureda/remote/define-screen'
import { Button } from '@sureda/ui/button'
import { CardList } from '@sureda/ui/card-list'
import { Screen } from '@sureda/ui/screen'
import { Section } from '@sureda/ui/section'
import { Skeleton } from '@sureda/ui/skeleton'
import { useDeferredValue, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ListSearch } from '../frame/list-search.tsx'
import { NothingFound } from '../frame/nothing-found.tsx'
import { DemoLine } from '../frame/quiet-lines.tsx'
import { useListAddress } from '../frame/use-list-address.ts'
import { HitCard } from './hit-card.tsx'
import { RecentList } from './recent-list.tsx'
import { rememberSearch } from './recent-searches.ts'
import css from './search-screen.module.css'
import { useHits } from './use-hits.ts'

/** Hits that fill a screen. */
const AT_ONCE = 5

/** Of the first kinds as many hits as fill a screen. */
function fillingScreen(groups: readonly SearchGroup[]): SearchGroup[] {
  let room = AT_ONCE
  return groups.flatMap((group) => {
    if (room <= 0) return []
    const hits = group.hits.slice(0, room)
    room -= group.hits.length
    return [{ ...group, hits }]
  })
}

/** One search over everything there is. The question stands in the address, so that back brings the same hits. */
function SearchScreen() {
  const { t } = useTranslation('content')
  const { search, change } = useListAddress()
  const question = (search.get('q') ?? '').trim().slice(0, SEARCH_MAX_CHARS)
  const kind = SEARCH_KINDS.find((name) => name === search.get('kind'))
  const place = useRef<HTMLDivElement>(null)
  // whoever comes to search types at once; whoever comes back to hits reads
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
        // a question is worth keeping when it has led somewhere
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

function Hits({ question, kind }: { question: string; kind: (typeof SEARCH_KINDS)[number] | undefined }) {
  const { t } = useTranslation('content')
  const { change } = useListAddress()
  const { groups, isKept } = useHits(question, kind)
  // what stands below the screen comes second, and typing on does not wait for it; whoever comes back to hits finds the page as long as it was
  const isWhole = useDeferredValue(groups) === groups
  if (!groups) return <Skeleton label={t('shell:common.loading')} shape="list" />
  const found = groups.reduce((sum, { total }) => sum + total, 0)
  return (
    <>
      <p role="status" className={css.kept}>
        {t('filter.found', { count: found })}
        {isKept && ` · ${t('search.kept')}`}
      </p>
      <DemoLine of={groups.flatMap(({ hits }) => hits)} />
      {found === 0 && <NothingFound asked={question} />}
      {(isWhole ? groups : fillingScreen(groups)).map((group) => (
        <Section key={group.kind} title={t(`search.kind.${group.kind}`)}>
          <CardList label={t(`search.kind.${group.kind}`)}>
            {group.hits.map((hit) => (
              <HitCard key={hit.id} hit={hit} />
            ))}
          </CardList>
          {isWhole && group.hits.length < group.total && !kind && (
            <Button variant="secondary" isFullWidth onPress={() => change({ kind: group.kind })}>
              {t('search.all', { count: group.total })}
            </Button>
          )}
        </Section>
      ))}
      {kind && (
        <Button variant="quiet" icon="arrow-left" onPress={() => change({ kind: null })}>
          {t('search.everything')}
        </Button>
      )}
    </>
  )
}

export default defineScreen({ Component: SearchScreen })
