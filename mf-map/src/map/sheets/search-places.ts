import { folded, matchesText } from '@sureda/contract/rules/text-match'
import type { Outlines } from '@sureda/contract/schemas/platform/outlines'
import type { MapItem } from '../../shared/map-item.ts'

/** A municipality and its middle. */
export interface Town {
  name: string
  latitude: number
  longitude: number
}

/** A longer list is not read; a longer text narrows it. */
const MOST = 30

/**
 * Towns and items whose name or place contains every word of the text, without regard to accents and hyphens; those whose name begins with it come first. An
 * empty text finds nothing.
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
