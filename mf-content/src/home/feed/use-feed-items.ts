import type { EventItem } from '@sureda/contract/schemas/catalogue/event'
import type { NewsItem } from '@sureda/contract/schemas/catalogue/news'
import { useHour } from '@sureda/remote/device'
import { useQuery } from '@tanstack/react-query'
import { eventQueries } from '../../shared/content/event-queries.ts'
import { newsQueries } from '../../shared/content/news-queries.ts'
import { feedEvents } from './feed.ts'

/** What the feed of home shows, as far as it has come; asks for nothing itself. For the one note about the demo, which belongs to a part that loads later. */
export function useFeedItems(): (NewsItem | EventItem)[] {
  const now = useHour()
  const { data: news = [] } = useQuery({ ...newsQueries.latest(), enabled: false })
  const { data: events = [] } = useQuery({ ...eventQueries.latest(), enabled: false })
  return [...news, ...feedEvents(events, now.getTime())]
}
