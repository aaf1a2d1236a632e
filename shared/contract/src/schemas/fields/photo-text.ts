import type { ImagePhoto } from './media.ts'

/** What is said of a photograph: `by` (who took it), where and when, under which licence. Of one whose day is not known the year is there. */
export const photoText = (
  { place, date, licence }: ImagePhoto,
  by: string,
  dayOf: (iso: string) => string,
): string =>
  [by, `${place}, ${date.length === 10 ? dayOf(`${date}T12:00:00Z`) : date.slice(0, 4)}`, licence].join(' · ')
