import { isWarned } from '@sureda/contract/rules/notice-of'
import type { Experience } from '@sureda/contract/schemas/catalogue/experience'
import type { Route } from '@sureda/contract/schemas/catalogue/route'
import { featuredFirst, isActivity } from '../../shared/content/experience-filter.ts'
import { nearest, type Spot } from '../../shared/geo/near.ts'

export interface FirstDay {
  morning: Experience | null
  table: Experience | null
  afternoon: Route | null
  night: Experience | null
}
type Placed<T> = T & Spot

/**
 * A day for a first visit: an easy experience in the morning, then the nearest restaurant, easy route and
 * hotel. Items with a warning are left out.
 */
export function firstDayOf(
  experiences: readonly Experience[],
  routes: readonly Route[],
  language: string,
): FirstDay {
  const open = featuredFirst(experiences, language).filter((item) => !isWarned(item))
  const activities = open.filter(isActivity)
  const morning = activities.find(({ difficulty }) => difficulty === 'easy') ?? activities[0] ?? null
  const around = (type: Experience['type']): Experience | null => {
    const some = open.filter((item) => item.type === type)
    return closest(some.filter(isPlaced), morning) ?? some[0] ?? null
  }
  const starts = routes
    .filter((route) => !isWarned(route) && route.difficulty === 'facil')
    .map((route) => ({ ...route, latitude: route.start.latitude, longitude: route.start.longitude }))
  return {
    morning,
    table: around('restaurant'),
    afternoon: closest(starts, morning) ?? starts[0] ?? null,
    night: around('hotel'),
  }
}

const isPlaced = (item: Experience): item is Placed<Experience> =>
  item.latitude !== null && item.longitude !== null

const closest = <T extends Spot>(items: readonly T[], from: Experience | null): T | null =>
  from && isPlaced(from) ? (nearest(items, from, 1)[0] ?? null) : null
