import type { ImagePhoto } from './media.ts'

/** Credit of a photograph: `by` (author), place, date and licence. Without a known day it shows the year. */
export const photoText = (
  { place, date, licence }: ImagePhoto,
  by: string,
  dayOf: (iso: string) => string,
): string =>
  [by, `${place}, ${date.length === 10 ? dayOf(`${date}T12:00:00Z`) : date.slice(0, 4)}`, licence].join(' · ')
