import { GEOLOCATION_MAX_AGE_MS } from '@sureda/contract/rules/limits'
import {
  canLocateWithoutPrompt,
  currentPosition,
  PositionError,
  type PositionFault,
} from '@sureda/remote/device'
import { queryClient } from '@sureda/remote/query'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const measure = () => currentPosition({ precise: true, maxAgeMs: 30_000 })

/** The position of this visit, shared by map and list. It is never fetched by itself, and never stored. */
const position = () =>
  queryOptions({ queryKey: ['position'], queryFn: measure, enabled: false, retry: false })

/**
 * Position and fault. Call `ask` after a tap. A position older than five minutes is dropped; it is renewed where that needs no question, and otherwise waits
 * for the next tap.
 */
export function usePosition() {
  const query = useQuery(position())
  const isFresh = useIsFresh(query.dataUpdatedAt)
  const [dismissedAt, setDismissedAt] = useState(0)
  const isNew = query.errorUpdatedAt > Math.max(dismissedAt, query.dataUpdatedAt)
  const fault: PositionFault | null = query.isError && isNew ? faultOf(query.error) : null
  return {
    position: (isFresh && query.data) || null,
    fault,
    isAsking: query.isFetching,
    ask: async () => (await query.refetch()).data ?? null,
    dismissFault: () => setDismissedAt(Date.now()),
  }
}

/** Whether a position of that time is still valid. When it is not, a new one is fetched. */
function useIsFresh(at: number): boolean {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (at === 0) return
    const left = () => at + GEOLOCATION_MAX_AGE_MS - Date.now()
    const check = () => {
      if (document.hidden || left() > 0) return
      setNow(Date.now())
      void renew()
    }
    check()
    const timer = left() > 0 ? setTimeout(check, left()) : undefined
    document.addEventListener('visibilitychange', check)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [at])
  return now - at < GEOLOCATION_MAX_AGE_MS
}

let isRenewing = false
/** Renews without a tap, so a failure is not shown. */
async function renew(): Promise<void> {
  if (isRenewing) return
  isRenewing = true
  try {
    if (await canLocateWithoutPrompt()) queryClient.setQueryData(position().queryKey, await measure())
  } catch {
    // the next tap says why
  } finally {
    isRenewing = false
  }
}

const faultOf = (error: Error): PositionFault => (error instanceof PositionError ? error.fault : 'unknown')
