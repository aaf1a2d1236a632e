import type { TrackPoint } from '@sureda/contract/rules/track-parts'

/**
 * Named places that one remote opens and another fills, with their props. Adding a slot is a minor version of the shell
 * API, changing its props a major one.
 */
export interface SlotProps {
  /** The reservation form inside experience detail. */
  'experience.booking': { experienceId: string }
  /** A small map that shows one place. */
  'map.place': { latitude: number; longitude: number; label: string }
  /** The line of a route with its points; the cursor is shared with an elevation profile. */
  'map.route': {
    label: string
    /** Links each stop to its page on this route. */
    routeId?: string
    /** In walking order; may have several parts. */
    track: readonly TrackPoint[]
    points: readonly { id: string; name: string; latitude: number; longitude: number }[]
    /** Metres from the start; null for no cursor. */
    cursor: number | null
    onCursorChange: (distance: number | null) => void
  }
  /** A map to set one place, by finger, keyboard or current position. */
  'map.pick': {
    label: string
    latitude: number | null
    longitude: number | null
    onPick: (place: { latitude: number; longitude: number }) => void
    /** Radius in metres around the place, with a drag handle if `onRadius` is given. The form also has it as a number. */
    radius?: number
    /** Range of the handle in metres. */
    radiusRange?: readonly [number, number]
    onRadius?: (metres: number) => void
  }
  /** A map to draw an area, corner by corner. */
  'map.area': {
    label: string
    /** Corners in order, `[lat, lng]`. */
    area: readonly (readonly [number, number])[]
    onChange: (area: [number, number][]) => void
  }
  /** A walk in progress: the shell renders it beside every screen while the mark of `walk-mark` is set. */
  'map.walk': Record<never, never>
}
export type SlotName = keyof SlotProps
