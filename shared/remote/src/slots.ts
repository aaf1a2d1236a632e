/**
 * Named places that one remote opens and another fills, with the props that cross. Adding a slot is a new minor version of the
 * shell API, changing the props of one a major.
 */
export interface SlotProps {
  /** The reservation form inside experience detail. */
  'experience.booking': { experienceId: string }
  /** A small map that shows one place. */
  'map.place': { latitude: number; longitude: number; label: string }
}
export type SlotName = keyof SlotProps
