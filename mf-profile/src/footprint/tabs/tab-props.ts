import type { useTrip } from '../use-trip.ts'

/** The tabs of the calculator, in their order. */
export const TABS = ['start', 'transport', 'accommodation', 'food', 'activities', 'results'] as const
export type TabId = (typeof TABS)[number]

export interface TabProps {
  trip: ReturnType<typeof useTrip>
  onOpen: (tab: TabId) => void
}
