import type { FootprintInputs } from '@sureda/contract/schemas/points/footprint'

/** The title that the person gave, else the places; null where there are none. */
export const tripName = ({
  title,
  origin,
  destination,
}: Pick<FootprintInputs, 'title' | 'origin' | 'destination'>): string | null =>
  title?.trim() || [origin, destination].filter(Boolean).join(' → ') || null
