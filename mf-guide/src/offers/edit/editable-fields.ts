import type { SectionName } from './part-sheet.tsx'

/** The section of the page in which a field of the server is edited. */
export const SECTION_OF_FIELD = {
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
} as const satisfies Record<string, SectionName>

/** `title.ca` and `included.0` are edited in the section of their field. */
export const sectionOf = (path: string): SectionName | undefined =>
  (SECTION_OF_FIELD as Record<string, SectionName>)[path.split('.')[0] ?? '']
