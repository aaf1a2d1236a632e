import {
  ROUTE_AUDIENCES,
  ROUTE_DIFFICULTIES,
  ROUTE_INTERESTS,
  ROUTE_MODALITIES,
  ROUTE_SEASONS,
} from '@sureda/contract/codes/enums'
import { distanceBand, ROUTE_BANDS, timeBand } from '@sureda/contract/rules/route-bands'
import type { Route } from '@sureda/contract/schemas/catalogue/route'
import { listedValues } from '../../shared/lists/address-values.ts'

interface Kind {
  /** The allowed values in the address; null for any value of the routes. */
  values: readonly string[] | null
  /** The values of one route. */
  of: (route: Route) => readonly string[]
}

/** The filters of routes, by their names in the address. */
const KINDS = {
  distance: { values: ROUTE_BANDS, of: ({ distance }) => [distanceBand(distance)] },
  time: { values: ROUTE_BANDS, of: ({ duration }) => [timeBand(duration)] },
  difficulty: { values: ROUTE_DIFFICULTIES, of: ({ difficulty }) => [difficulty] },
  // a search for spring includes the routes of the whole year
  season: {
    values: ROUTE_SEASONS,
    of: ({ season }) => (season.includes('todo_el_ano') ? ROUTE_SEASONS : season),
  },
  modality: { values: ROUTE_MODALITIES, of: ({ modality }) => modality },
  audience: { values: ROUTE_AUDIENCES, of: ({ audience }) => audience },
  interest: { values: ROUTE_INTERESTS, of: ({ interests }) => interests },
  province: { values: null, of: ({ province }) => [province] },
} as const satisfies Record<string, Kind>

export type FilterKind = keyof typeof KINDS
export const FILTER_KINDS = Object.keys(KINDS) as FilterKind[]
/** Chosen values by kind: values of one kind are alternatives, the kinds are combined. */
export type RouteFilter = Record<FilterKind, readonly string[]>

export const NO_FILTER = Object.fromEntries(FILTER_KINDS.map((kind) => [kind, []])) as unknown as RouteFilter

const kindOf = (kind: FilterKind): Kind => KINDS[kind]

/** The filter an address asks for (`?distance=short,long&season=otono`); unknown values are ignored. */
export function readRouteFilter(search: URLSearchParams, routes: readonly Route[]): RouteFilter {
  return fromKinds((kind) => {
    const asked = listedValues(search, kind)
    return valuesOf(kind, routes).filter((word) => asked.includes(word))
  })
}

/** Search parameters of a filter; an empty kind leaves the address. */
export function routeFilterParams(filter: RouteFilter): Record<string, string> {
  return Object.fromEntries(
    FILTER_KINDS.filter((kind) => filter[kind].length > 0).map((kind) => [kind, filter[kind].join(',')]),
  )
}

export const isNarrowed = (filter: RouteFilter): boolean =>
  FILTER_KINDS.some((kind) => filter[kind].length > 0)

export function filterRoutes(routes: readonly Route[], filter: RouteFilter): Route[] {
  const active = FILTER_KINDS.filter((kind) => filter[kind].length > 0)
  return routes.filter((route) =>
    active.every((kind) =>
      kindOf(kind)
        .of(route)
        .some((word) => filter[kind].includes(word)),
    ),
  )
}

/** The values of one kind that at least one route has, in the order of the vocabulary, each with the number of routes it leaves. */
export function choicesOf(
  kind: FilterKind,
  routes: readonly Route[],
  filter: RouteFilter,
): { word: string; count: number }[] {
  const offered = new Set(routes.flatMap((route) => kindOf(kind).of(route)))
  return valuesOf(kind, routes)
    .filter((word) => offered.has(word) || filter[kind].includes(word))
    .map((word) => ({ word, count: filterRoutes(routes, { ...filter, [kind]: [word] }).length }))
}

function valuesOf(kind: FilterKind, routes: readonly Route[]): readonly string[] {
  const { values, of } = kindOf(kind)
  return values ?? [...new Set(routes.flatMap(of))].sort((a, b) => a.localeCompare(b))
}

const fromKinds = (values: (kind: FilterKind) => readonly string[]): RouteFilter =>
  Object.fromEntries(FILTER_KINDS.map((kind) => [kind, values(kind)])) as RouteFilter
