import type { ClosedArea } from '@sureda/contract/schemas/guides/closure'
import { boundsOf, type Corners } from '../geo/bounds.ts'

/** A cached answer may be older than the end of a closure: what is over by this day (`YYYY-MM-DD`) is left out. */
export const stillClosed = (areas: readonly ClosedArea[], today: string): ClosedArea[] =>
  areas.filter(({ until, area }) => until >= today && area.length > 2)

/** Those whose box meets this one. */
export const closedWithin = (areas: readonly ClosedArea[], bounds: Corners): ClosedArea[] =>
  areas.filter(({ area }) => {
    const box = boundsOf(area)
    return box !== null && meet(box, bounds)
  })

const meet = ([[aSouth, aWest], [aNorth, aEast]]: Corners, [[south, west], [north, east]]: Corners) =>
  aSouth <= north && aNorth >= south && aWest <= east && aEast >= west
