import { isWarned } from '@sureda/contract/rules/notice-of'
import type { EventItem } from '@sureda/contract/schemas/catalogue/event'
import type { Experience } from '@sureda/contract/schemas/catalogue/experience'
import type { Route } from '@sureda/contract/schemas/catalogue/route'
import type { Weather } from '@sureda/contract/schemas/platform/weather'
import { dayIn } from '@sureda/remote/device'
import { addDays, weekday } from '@sureda/ui/core'
import { isOver, spanOf } from '../../shared/days/agenda-days.ts'
import { dayArc } from '../../shared/days/day-arc.ts'
import { seasonOf } from '../../shared/days/day-light.ts'
import { fittingRoutes } from '../../shared/days/fitting-routes.ts'

export type When = 'now' | 'tomorrow' | 'sunday'

/** One suggestion of one kind. */
export type Suggestion =
  | { kind: 'event'; item: EventItem }
  | { kind: 'experience'; item: Experience }
  | { kind: 'route'; item: Route }

interface Asked {
  when: When
  /** `YYYY-MM-DD` */
  day: string
  now: Date
  timeZone: string
  /** `[lat, lng]` of the middle of the territory. */
  center: readonly [number, number]
}

export interface Sources {
  events: readonly EventItem[]
  /** With `next_available` counted from the requested day. */
  experiences: readonly Experience[]
  routes: readonly Route[]
  weather?: Sky | null
}
type Sky = Pick<Weather, 'icon' | 'temperature' | 'wind_speed' | 'read_at'>

const SHOWN = 6
/** A weather reading counts as "now" for two hours. */
const READING_MS = 2 * 3_600_000
const HOT_C = 33
const WINDY_KMH = 50
/** The longest suggested walk in the heat, in minutes. */
const IN_HEAT_MIN = 90

/** The days to choose from; Sunday only where it is neither today nor tomorrow. */
export function whenDays(now: Date, timeZone: string): { when: When; day: string }[] {
  const today = dayIn(timeZone, now)
  const toSunday = 7 - weekday(today)
  return [
    { when: 'now', day: today },
    { when: 'tomorrow', day: addDays(today, 1) },
    ...(toSunday > 1 ? [{ when: 'sunday' as const, day: addDays(today, toSunday) }] : []),
  ]
}

/** Minutes of daylight that are left now, or that the other day has; null where the sun does not rise or set. */
export function lightOf({ when, day, now, center }: Asked): number | null {
  if (when === 'now') return dayArc(now, ...center)?.minutesLeft ?? null
  const arc = dayArc(new Date(`${day}T12:00:00Z`), ...center)
  return arc && Math.floor((arc.sunset.getTime() - arc.sunrise.getTime()) / 60_000)
}

/** Weather that limits the suggestions for now; a reading says nothing about another day. */
export function weatherHint({ when, now }: Asked, weather?: Sky | null): 'foul' | 'hot' | null {
  if (when !== 'now' || !weather || now.getTime() - Date.parse(weather.read_at) > READING_MS) return null
  if (/^(09|10|11|13)/.test(weather.icon) || weather.wind_speed >= WINDY_KMH) return 'foul'
  return weather.temperature >= HOT_C ? 'hot' : null
}

/**
 * Suggestions for now or a day: events, free offers, walks that fit light and season, and restaurants, in turn, six at most.
 * Never anything that is over, full, warned of or estimated. In rain or storm there are restaurants instead of walks, in the heat short walks.
 */
export function picksFor(asked: Asked, { events, experiences, routes, weather }: Sources): Suggestion[] {
  const { day, now, timeZone } = asked
  const hint = weatherHint(asked, weather)
  const happening = events
    .filter((event) => {
      const { first, last } = spanOf(event, timeZone)
      const isOn = first <= day && last >= day && !isOver(event, timeZone, now)
      return isOn && !event.date_is_estimate && !isWarned(event)
    })
    // events that begin that day come before those that have run for weeks
    .sort((a, b) => Date.parse(b.start_datetime) - Date.parse(a.start_datetime))
  const open = experiences
    .filter((item) => item.bookable && item.next_available === day && !isWarned(item))
    .sort((a, b) => Number(b.featured) - Number(a.featured))
  const booked = (purchase: Experience['purchase']) => open.filter((item) => item.purchase === purchase)
  const walks =
    hint === 'foul'
      ? []
      : fittingRoutes(routes, lightOf(asked), seasonOf(day)).filter(
          ({ duration }) => hint !== 'hot' || duration <= IN_HEAT_MIN,
        )
  const happens = happening.map((item): Suggestion => ({ kind: 'event', item }))
  const [visits, tables] = (['slot', 'table'] as const).map((purchase) =>
    booked(purchase).map((item): Suggestion => ({ kind: 'experience', item })),
  )
  const ways = walks.map((item): Suggestion => ({ kind: 'route', item }))
  return inTurn(
    hint === 'foul' ? [happens, tables ?? [], visits ?? []] : [happens, visits ?? [], ways, tables ?? []],
  ).slice(0, SHOWN)
}

/** The first of each list, then the second of each, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
