import type { PartName } from './part-sheet.tsx'

/** The part of the page on which a field of the server stands. */
export const LEAF_PARTS = {
  photos: 'photos',
  title: 'title',
  shortDescription: 'title',
  type: 'title',
  description: 'description',
  price: 'facts',
  capacity: 'facts',
  duration: 'facts',
  difficulty: 'facts',
  themes: 'themes',
  startDate: 'dates',
  endDate: 'dates',
  requirements: 'requirements',
  included: 'included',
  notIncluded: 'notIncluded',
  locationName: 'place',
  address: 'place',
  place: 'place',
  latitude: 'place',
  longitude: 'place',
} as const satisfies Record<string, PartName>

/** `title.ca` and `included.0` stand on the part of their field. */
export const partOf = (path: string): PartName | undefined =>
  (LEAF_PARTS as Record<string, PartName>)[path.split('.')[0] ?? '']
