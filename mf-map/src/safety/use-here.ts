import { type Position, positionPermission } from '@sureda/remote/device'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Fix } from '../shared/geo/track-filter.ts'
import { type TrackingFault, watchFixes } from '../shared/position-watch.ts'
import { readCurrent } from '../tracking/walk/recording-store.ts'

export type Here = Pick<Fix, 'latitude' | 'longitude' | 'accuracy' | 'at'>

/** An older position is shown as where the person was. */
export const FRESH_MS = 60_000
/** How long to wait for the browser's permission state; most answer at once. */
const TIMEOUT_MS = 200

/**
 * The phone's position. It is measured while the screen is open, once the person has allowed it; before that it is the last position of this visit or of the
 * recorded walk. `ask` starts measuring; call it after a tap.
 */
export function useHere() {
  const client = useQueryClient()
  const [here, setHere] = useState<Here | null>(null)
  const [fault, setFault] = useState<TrackingFault | null>(null)
  const [isWatching, setWatching] = useState<boolean | null>(null)
  const [asked, setAsked] = useState(0)
  // a time in the future is from before the clock was set back
  const keep = (next: Here) =>
    setHere((before) => (before && before.at > next.at && before.at <= Date.now() ? before : next))

  useEffect(() => {
    let isGone = false
    const known = client.getQueryState<Position>(['position'])
    if (known?.data) keep({ ...known.data, at: known.dataUpdatedAt })
    void positionPermission().then((state) => {
      if (!isGone) setWatching((before) => before === true || state === 'granted')
    })
    const timeout = setTimeout(() => setWatching((before) => before ?? false), TIMEOUT_MS)
    void readCurrent()
      .then((walk) => {
        const last = walk?.points.at(-1)
        if (!isGone && last) keep(last)
      })
      .catch(() => {})
    return () => {
      isGone = true
      clearTimeout(timeout)
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
    // `asked` starts a failed watch again
  }, [isWatching, asked])

  return {
    here,
    fault,
    /** Null until the browser has told whether measuring is allowed. */
    isSearching: fault === null ? isWatching : false,
    ask: () => {
      setFault(null)
      setWatching(true)
      setAsked((times) => times + 1)
    },
  }
}
