import type { FootprintInputs } from '@sureda/contract/schemas/points/footprint'

/** What a trip is called: as the person has named it, else by its places; null where none of them is known. */
export const tripName = ({
  title,
  origin,
  destination,
}: Pick<FootprintInputs, 'title' | 'origin' | 'destination'>): string | null =>
  title?.trim() || [origin, destination].filter(Boolean).join(' → ') || null
