import { folded, matchesText } from '@sureda/contract/rules/text-match'
import type { Outlines } from '@sureda/contract/schemas/platform/outlines'
import type { MapItem } from '../../shared/map-item.ts'

/** A municipality and its middle. */
export interface Town {
  name: string
  latitude: number
  longitude: number
}

/** More than this no one reads: a longer word narrows it. */
const MOST = 30

/**
 * Towns and things whose name or place holds every word asked for, accents and hyphens aside; those whose name begins with it first. Nothing
 * asked for finds nothing.
 */
export function searchPlaces(
  asked: string,
  items: readonly MapItem[],
  outlines: Outlines | undefined,
): (MapItem | Town)[] {
  const start = folded(asked)
  if (start === '') return []
  const towns = townsOf(outlines).filter(({ name }) => matchesText(asked, [name]))
  const things = items.filter(({ title, place }) => matchesText(asked, [title, place]))
  const rank = (name: string) => (folded(name).startsWith(start) ? 0 : 1)
  return [
    ...towns.sort((a, b) => rank(a.name) - rank(b.name)).slice(0, 5),
    ...things.sort((a, b) => rank(a.title) - rank(b.title)),
  ].slice(0, MOST)
}

function townsOf(outlines: Outlines | undefined): Town[] {
  return (outlines?.municipalities ?? []).map(({ name, rings }) => {
    const ring = rings[0] ?? []
    const middle = (part: 0 | 1) => {
      const values = ring.map((point) => point[part])
      return (Math.min(...values) + Math.max(...values)) / 2
    }
    return { name, latitude: middle(0), longitude: middle(1) }
  })
}
