import type { TrackPoint } from '@sureda/contract/rules/track-parts'

/**
 * Named places that one remote opens and another fills, with the props that cross. Adding a slot is a new minor version of the
 * shell API, changing the props of one a major.
 */
export interface SlotProps {
  /** The reservation form inside experience detail. */
  'experience.booking': { experienceId: string }
  /** A small map that shows one place. */
  'map.place': { latitude: number; longitude: number; label: string }
  /** The line of one route with its points; the cursor is shared with an elevation profile beside it. */
  'map.route': {
    label: string
    /** Leads from a stop to its page on this route. */
    routeId?: string
    /** In the order of walking; it may have several parts. */
    track: readonly TrackPoint[]
    points: readonly { id: string; name: string; latitude: number; longitude: number }[]
    /** Metres from the start; null: nowhere. */
    cursor: number | null
    onCursorChange: (distance: number | null) => void
  }
  /** A map on which a person sets one place, by finger, by keyboard or by their own position. */
  'map.pick': {
    label: string
    latitude: number | null
    longitude: number | null
    onPick: (place: { latitude: number; longitude: number }) => void
    /** Metres of a circle around the place, with a handle to drag where `onRadius` takes what comes of it. The form has the same as a number. */
    radius?: number
    /** Least and most metres of the handle. */
    radiusRange?: readonly [number, number]
    onRadius?: (metres: number) => void
  }
  /** A map on which a person draws an area, corner by corner. */
  'map.area': {
    label: string
    /** Corners in order, `[lat, lng]`. */
    area: readonly (readonly [number, number])[]
    onChange: (area: [number, number][]) => void
  }
  /** A walk that was begun goes on: the shell opens it beside every screen while the mark of `walk-mark` is set. */
  'map.walk': Record<never, never>
}
export type SlotName = keyof SlotProps
