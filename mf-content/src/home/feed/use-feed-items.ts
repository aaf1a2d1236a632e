import type { EventItem } from '@sureda/contract/schemas/catalogue/event'
import type { NewsItem } from '@sureda/contract/schemas/catalogue/news'
import { useQuery } from '@tanstack/react-query'
import { eventQueries } from '../../shared/content/event-queries.ts'
import { newsQueries } from '../../shared/content/news-queries.ts'
import { useNow } from '../../shared/days/use-now.ts'
import { feedEvents } from './feed.ts'

/** What the feed of home shows, as far as it has come; asks for nothing itself. For the one note about the demo, which belongs to a part that loads later. */
export function useFeedItems(): (NewsItem | EventItem)[] {
  const now = useNow()
  const { data: news = [] } = useQuery({ ...newsQueries.latest(), enabled: false })
  const { data: events = [] } = useQuery({ ...eventQueries.latest(), enabled: false })
  return [...news, ...feedEvents(events, now.getTime())]
}
