import { paths } from '@sureda/contract/remote/paths'
import type { Experience } from '@sureda/contract/schemas/catalogue/experience'
import { givenRating } from '@sureda/contract/schemas/catalogue/given-rating'

/** Filters of the list of experiences, the values of `?filter=`. */
export const EXPERIENCE_FILTERS = ['all', 'routes', 'packs', 'activities', 'map'] as const
export type ExperienceListFilter = (typeof EXPERIENCE_FILTERS)[number]
/** The least average of the rating filter of restaurants. */
export const RATING_FILTERS = [2, 3, 4] as const

export const toListFilter = (value: string | null): ExperienceListFilter =>
  EXPERIENCE_FILTERS.find((filter) => filter === value) ?? 'all'

export const toRating = (value: string | null): number | null =>
  RATING_FILTERS.find((rating) => String(rating) === value) ?? null

/** The type of an address: `/alojamientos` and `/restaurantes` are the same list with one type. */
export function typeOfPath(pathname: string): 'hotel' | 'restaurant' | undefined {
  if (pathname === paths.accommodations()) return 'hotel'
  return pathname === paths.restaurants() ? 'restaurant' : undefined
}

export const isActivity = ({ type }: Pick<Experience, 'type'>): boolean =>
  type === 'tour' || type === 'activity'

/** Unrated places pass only without a rating filter, because the office's own rating is not shown. */
export function withRating<T extends { rating: number | null; ratings_count: number }>(
  items: readonly T[],
  least: number | null,
): T[] {
  return least === null ? [...items] : items.filter((item) => (givenRating(item)?.rating ?? 0) >= least)
}

/** Featured ones first, then by name in the reader's language. */
export function featuredFirst<T extends { featured: boolean; title: string }>(
  items: readonly T[],
  language: string,
): T[] {
  return [...items].sort(
    (a, b) => Number(b.featured) - Number(a.featured) || a.title.localeCompare(b.title, language),
  )
}

/** Texts of an experience that a search looks through. */
export const searchTextsOf = (item: Experience): (string | undefined)[] => [
  item.title,
  item.shortDescription,
  item.locationName,
  item.operator?.name,
]

/** Map layers with the items of a list of experiences. */
export const MAP_LAYERS_OF: Record<Exclude<ExperienceListFilter, 'packs'>, string> = {
  all: 'experience,restaurant,accommodation',
  routes: 'route',
  activities: 'experience',
  map: 'experience',
}

/** Up to three similar experiences: the same type first, then the nearest. */
export function similarTo(
  experience: Pick<Experience, 'id' | 'type' | 'latitude' | 'longitude'>,
  all: readonly Experience[],
): Experience[] {
  const distance = (other: Experience) =>
    experience.latitude === null ||
    experience.longitude === null ||
    other.latitude === null ||
    other.longitude === null
      ? Number.POSITIVE_INFINITY
      : Math.hypot(other.latitude - experience.latitude, other.longitude - experience.longitude)
  return all
    .filter(({ id }) => id !== experience.id)
    .sort(
      (a, b) =>
        Number(b.type === experience.type) - Number(a.type === experience.type) || distance(a) - distance(b),
    )
    .slice(0, 3)
}
