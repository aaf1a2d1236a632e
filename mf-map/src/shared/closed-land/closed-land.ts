import type { ClosedArea } from '@sureda/contract/schemas/guides/closure'
import { boundsOf, type Corners } from '../geo/bounds.ts'

/** The areas that are still closed on a day (`YYYY-MM-DD`): a cached answer may contain past closures. */
export const stillClosed = (areas: readonly ClosedArea[], today: string): ClosedArea[] =>
  areas.filter(({ until, area }) => until >= today && area.length > 2)

/** The areas whose bounding box meets these bounds. */
export const closedWithin = (areas: readonly ClosedArea[], bounds: Corners): ClosedArea[] =>
  areas.filter(({ area }) => {
    const box = boundsOf(area)
    return box !== null && meet(box, bounds)
  })

const meet = ([[aSouth, aWest], [aNorth, aEast]]: Corners, [[south, west], [north, east]]: Corners) =>
  aSouth <= north && aNorth >= south && aWest <= east && aEast >= west
