import { paths } from '@sureda/contract/remote/paths'
import { StaleNotice } from '@sureda/remote/query'
import { Button, CardList, Section, TextLink } from '@sureda/ui/base'
import { EmptyState, ErrorState, Skeleton } from '@sureda/ui/states'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useListAddress } from '../../shared/lists/use-list-address.ts'
import { failureText } from '../../shared/loading/failed-parts.tsx'
import { hasFailed, isRetried } from '../../shared/loading/has-failed.ts'
import { FeedCard } from './feed-card.tsx'
import { useFeed } from './use-feed.ts'

const FIRST = 6

/**
 * News and events in one list. An error shows only when both fail. The address says when the whole list is shown, so that
 * a visitor who comes back from an entry finds it again.
 */
export function NewsAndEvents() {
  const { t } = useTranslation('content')
  const { search, change } = useListAddress()
  const { news, events, entries, isShown, isOnItsWay } = useFeed()
  const isAll = search.get('feed') === 'all'
  const pressedIn = useRef<Element>(null)
  // the button disappears when the rest is shown, so the focus moves to the first added entry
  useEffect(() => {
    if (isAll) pressedIn.current?.querySelectorAll('li')[FIRST]?.querySelector('a')?.focus()
    pressedIn.current = null
  }, [isAll])
  const both = [news, events]
  const retry = () => void Promise.all(both.map((query) => query.refetch()))

  if (both.every(hasFailed))
    return (
      <Section title={t('feed.title')}>
        <ErrorState
          size="card"
          headingLevel={3}
          title={t('feed.failed')}
          text={failureText(news.isPaused ? events : news, t)}
          onRetry={retry}
          retryLabel={t('shell:common.retry')}
          isRetrying={both.some(isRetried)}
        />
      </Section>
    )
  if (!isShown || (isOnItsWay && entries.length === 0))
    return (
      <Section title={t('feed.title')}>
        <Skeleton label={t('shell:common.loading')} shape="list" />
      </Section>
    )
  const shown = isAll ? entries : entries.slice(0, FIRST)
  return (
    <Section title={t('feed.title')}>
      <StaleNotice
        query={{
          isError: both.every((query) => query.isError),
          dataUpdatedAt: Math.max(news.dataUpdatedAt, events.dataUpdatedAt),
          refetch: retry,
        }}
      />
      {entries.length === 0 ? (
        <EmptyState title={t('feed.empty')} text={t('feed.emptyText')} headingLevel={3} />
      ) : (
        <CardList label={t('feed.title')}>
          {shown.map((entry, index) => (
            <FeedCard key={`${entry.kind} ${entry.item.id}`} entry={entry} isLarge={index === 0} />
          ))}
        </CardList>
      )}
      {/* reserves the space of entries that are still loading */}
      {isOnItsWay && shown.length < FIRST && (
        <Skeleton label={t('shell:common.loading')} shape="list" count={FIRST - shown.length} />
      )}
      {shown.length < entries.length && (
        <Button
          variant="secondary"
          isFullWidth
          onPress={({ target }) => {
            pressedIn.current = target.closest('section')
            change({ feed: 'all' })
          }}
        >
          {t('feed.more', { count: entries.length - shown.length })}
        </Button>
      )}
      <TextLink href={paths.agenda()} icon="calendar" variant="standalone">
        {t('feed.toAgenda')}
      </TextLink>
    </Section>
  )
}
