import type { Route } from '@sureda/contract/schemas/catalogue/route'
import { type Season, seasonOf } from './day-light.ts'

export const ROUTE_SEASON: Record<Season, Route['season'][number]> = {
  spring: 'primavera',
  summer: 'verano',
  autumn: 'otono',
  winter: 'invierno',
}

/** Whether a day (`YYYY-MM-DD`) is in one of the seasons that suit a route. */
export const isInSeason = (seasons: Route['season'], day: string): boolean =>
  seasons.includes('todo_el_ano') || seasons.includes(ROUTE_SEASON[seasonOf(day)])
