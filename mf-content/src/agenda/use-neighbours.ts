import { addDays } from '@sureda/ui/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { eventQueries } from '../shared/content/event-queries.ts'
import { isCalendarDay, weekOf } from './agenda-view.ts'

/** Fetches the weeks before and after once the shown one has loaded, so that turning the page does not wait. */
export function useNeighbours(date: string, isReady: boolean): void {
  const client = useQueryClient()
  const [monday = date] = weekOf(date)
  useEffect(() => {
    if (!isReady) return
    for (const days of [7, -7]) {
      const from = addDays(monday, days)
      if (!isCalendarDay(from)) continue
      void client.prefetchQuery(eventQueries.between(from, addDays(from, 6)))
    }
  }, [client, monday, isReady])
}
