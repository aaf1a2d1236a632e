import { paths } from '@sureda/contract/paths'
import { errorMessage } from '@sureda/remote/error-message'
import { isWaitingForNetwork } from '@sureda/remote/query-view'
import { SeenNotice } from '@sureda/remote/seen-notice'
import { Button } from '@sureda/ui/button'
import { CardList } from '@sureda/ui/card-list'
import { EmptyState } from '@sureda/ui/empty-state'
import { ErrorState } from '@sureda/ui/error-state'
import { Section } from '@sureda/ui/section'
import { Skeleton } from '@sureda/ui/skeleton'
import { TextLink } from '@sureda/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { feedEvents, mergeFeed } from '../domain/feed.ts'
import { eventQueries } from '../queries/event-queries.ts'
import { newsQueries } from '../queries/news-queries.ts'
import { FeedCard } from './feed-card.tsx'

const FIRST = 6

/** News and events, loaded in parallel and merged, newest first. One of them is enough; only when both fail it is an error. */
export function NewsAndEvents() {
  const { t } = useTranslation('content')
  const [showsAll, setShowsAll] = useState(false)
  const news = useQuery(newsQueries.latest())
  const events = useQuery(eventQueries.latest())
  const both = [news, events]
  const failed = (query: typeof news | typeof events) =>
    !query.data && (query.isError || isWaitingForNetwork(query))
  const feed = mergeFeed(news.data ?? [], feedEvents(events.data ?? []))
  const retry = () => void Promise.all(both.map((query) => query.refetch()))

  if (both.every(failed))
    return (
      <Section title={t('feed.title')}>
        <ErrorState
          size="card"
          headingLevel={3}
          title={t('feed.failed')}
          text={errorMessage(news.error ?? events.error, t, t('shell:error.offline'))}
          onRetry={retry}
          retryLabel={t('shell:common.retry')}
          isRetrying={both.some((query) => query.fetchStatus === 'fetching')}
        />
      </Section>
    )
  if (both.some((query) => query.data === undefined && !failed(query)))
    return (
      <Section title={t('feed.title')}>
        <Skeleton label={t('shell:common.loading')} shape="list" />
      </Section>
    )
  const shown = showsAll ? feed : feed.slice(0, FIRST)
  return (
    <Section title={t('feed.title')}>
      <SeenNotice
        query={{
          isError: both.every((query) => query.isError),
          dataUpdatedAt: Math.max(news.dataUpdatedAt, events.dataUpdatedAt),
          refetch: retry,
        }}
      />
      {feed.length === 0 ? (
        <EmptyState title={t('feed.empty')} text={t('feed.emptyText')} headingLevel={3} />
      ) : (
        <CardList label={t('feed.title')}>
          {shown.map((entry, index) => (
            <FeedCard key={`${entry.kind} ${entry.item.id}`} entry={entry} isLarge={index === 0} />
          ))}
        </CardList>
      )}
      {shown.length < feed.length && (
        <Button variant="secondary" isFullWidth onPress={() => setShowsAll(true)}>
          {t('feed.more', { count: feed.length - shown.length })}
        </Button>
      )}
      <TextLink href={paths.agenda()} icon="calendar" variant="standalone">
        {t('feed.toAgenda')}
      </TextLink>
    </Section>
  )
}
