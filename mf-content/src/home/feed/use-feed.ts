import { useHour } from '@sureda/remote/device'
import { useTimeZone } from '@sureda/remote/format'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { eventQueries } from '../../shared/content/event-queries.ts'
import { newsQueries } from '../../shared/content/news-queries.ts'
import { isOver } from '../../shared/days/agenda-days.ts'
import { hasFailed } from '../../shared/loading/has-failed.ts'
import { type FeedItem, feedEvents, mergeFeed } from './feed.ts'

/** How long loaded news waits for the events, or the other way round. */
const PARTIAL_FEED_AFTER_MS = 2_500

/**
 * News and the next events, requested in parallel and merged by `mergeFeed`. Where only one of them arrives, it is shown alone after
 * a moment; the other one is added below it, so that nothing moves while it is read.
 */
export function useFeed() {
  const timeZone = useTimeZone()
  const now = useHour()
  const news = useQuery(newsQueries.latest())
  const events = useQuery(eventQueries.latest())
  const isEarly = useIsEarly()
  const [leads, setLeads] = useState<FeedItem['kind'] | null>(null)

  const isOnItsWay = [news, events].some((query) => query.data === undefined && !hasFailed(query))
  const isShown = !isOnItsWay || (!isEarly && (news.data ?? events.data) !== undefined)
  const alone = news.data && !events.data ? 'news' : events.data && !news.data ? 'event' : null
  if (isShown && alone && leads === null) setLeads(alone)

  return {
    news,
    events,
    entries: mergeFeed(
      news.data ?? [],
      feedEvents(events.data ?? [], now.getTime()),
      leads,
      (event) => isOver(event, timeZone, now),
      now.getTime(),
    ),
    /** There is something to show, or both lists are known. */
    isShown,
    /** One of them is still loading. */
    isOnItsWay,
  }
}

function useIsEarly(): boolean {
  const [isEarly, setEarly] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setEarly(false), PARTIAL_FEED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isEarly
}
