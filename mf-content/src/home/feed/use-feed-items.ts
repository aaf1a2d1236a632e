import type { EventItem } from '@sureda/contract/schemas/catalogue/event'
import type { NewsItem } from '@sureda/contract/schemas/catalogue/news'
import { useHour } from '@sureda/remote/device'
import { useQuery } from '@tanstack/react-query'
import { eventQueries } from '../../shared/content/event-queries.ts'
import { newsQueries } from '../../shared/content/news-queries.ts'
import { feedEvents } from './feed.ts'

/** The entries of the feed that are loaded, without loading any. The one note about the demo needs them before the feed itself is drawn. */
export function useFeedItems(): (NewsItem | EventItem)[] {
  const now = useHour()
  const { data: news = [] } = useQuery({ ...newsQueries.latest(), enabled: false })
  const { data: events = [] } = useQuery({ ...eventQueries.latest(), enabled: false })
  return [...news, ...feedEvents(events, now.getTime())]
}
