import type { Experience } from '@sureda/contract/schemas/catalogue/experience'
import { givenRating } from '@sureda/contract/schemas/catalogue/given-rating'
import { featuredFirst } from '../../shared/content/experience-filter.ts'

/** Orders of a list of experiences, the values of `?sort=`; the first is the default and is left out of the address. */
export const SORTS = ['featured', 'price', 'duration', 'rating', 'name'] as const
export type ExperienceSort = (typeof SORTS)[number]

/** Orders that make sense per type: restaurants have no duration, activities no rating. */
export const ACTIVITY_SORTS: readonly ExperienceSort[] = ['featured', 'price', 'duration', 'name']
export const PLACE_SORTS: readonly ExperienceSort[] = ['featured', 'rating', 'price', 'name']

/** The orders by which the items differ: a price that no item has cannot order them. */
export const usefulSorts = (sorts: readonly ExperienceSort[], items: readonly Experience[]) =>
  sorts.filter(
    (sort) => sort === 'featured' || sort === 'name' || items.some((item) => figureOf(item, sort) !== null),
  )

/** Items without the figure come last; equal ones are ordered by name. */
export function sortExperiences(
  items: readonly Experience[],
  sort: ExperienceSort,
  language: string,
): Experience[] {
  const byName = (a: Experience, b: Experience) => a.title.localeCompare(b.title, language)
  if (sort === 'featured') return featuredFirst(items, language)
  if (sort === 'name') return [...items].sort(byName)
  const sign = sort === 'rating' ? -1 : 1
  return [...items].sort((a, b) => {
    const [x, y] = [figureOf(a, sort), figureOf(b, sort)]
    if (x === null || y === null) return Number(x === null) - Number(y === null) || byName(a, b)
    return sign * (x - y) || byName(a, b)
  })
}

const figureOf = (item: Experience, sort: 'price' | 'duration' | 'rating'): number | null => {
  if (sort === 'rating') return givenRating(item)?.rating ?? null
  // the price of a restaurant table is not shown, so an order by it would be unexplained
  if (sort === 'price' && item.price_unit === 'none') return null
  return item[sort]
}
