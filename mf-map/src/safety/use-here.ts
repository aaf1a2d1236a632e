import { type Position, positionPermission } from '@sureda/remote/device'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Fix } from '../shared/geo/track-filter.ts'
import { type TrackingFault, watchFixes } from '../shared/position-watch.ts'
import { readCurrent } from '../tracking/walk/recording-store.ts'

export type Here = Pick<Fix, 'latitude' | 'longitude' | 'accuracy' | 'at'>

/** Older than this and it is no longer where a person is, but where they were. */
export const FRESH_MS = 60_000
/** How long a browser may think about whether it may be measured; most know at once. */
const PATIENCE_MS = 200

/**
 * Where the phone is, as well as it can be known: measured as long as the screen is open, once the person has allowed it; before that the last
 * position of this visit or of the walk that is being recorded. `ask` begins to measure – call it after a tap.
 */
export function useHere() {
  const client = useQueryClient()
  const [here, setHere] = useState<Here | null>(null)
  const [fault, setFault] = useState<TrackingFault | null>(null)
  const [isWatching, setWatching] = useState<boolean | null>(null)
  const [asked, setAsked] = useState(0)
  // a time to come is of a clock that was set back since
  const keep = (next: Here) =>
    setHere((before) => (before && before.at > next.at && before.at <= Date.now() ? before : next))

  useEffect(() => {
    let isGone = false
    const known = client.getQueryState<Position>(['position'])
    if (known?.data) keep({ ...known.data, at: known.dataUpdatedAt })
    void positionPermission().then((state) => {
      if (!isGone) setWatching((before) => before === true || state === 'granted')
    })
    const patience = setTimeout(() => setWatching((before) => before ?? false), PATIENCE_MS)
    void readCurrent()
      .then((walk) => {
        const last = walk?.points.at(-1)
        if (!isGone && last) keep(last)
      })
      .catch(() => {})
    return () => {
      isGone = true
      clearTimeout(patience)
    }
  }, [client])

  useEffect(() => {
    if (!isWatching) return
    return watchFixes(
      (fix) => {
        setFault(null)
        keep(fix)
      },
      (next) => {
        setFault(next)
        if (next === 'denied' || next === 'unsupported') setWatching(false)
      },
    )
    // a watch that failed is begun anew when it is asked for
  }, [isWatching, asked])

  return {
    here,
    fault,
    /** Null: the browser has not said yet whether it may be measured. */
    isSearching: fault === null ? isWatching : false,
    ask: () => {
      setFault(null)
      setWatching(true)
      setAsked((times) => times + 1)
    },
  }
}
