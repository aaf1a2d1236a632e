import type { Location } from '@sureda/contract/schemas/catalogue/location'
import type { BrowserContext } from 'playwright'

const PER_PAGE = 100
/** Bounds of the area with the points: Les Gavarres and its surroundings. */
const [SOUTH, WEST, NORTH, EAST] = [41.75, 2.7, 42.05, 3.2]

/** The same locations in every run. Half of them are clustered in villages, half are alone. */
export function manyLocations(count: number): Location[] {
  const random = seeded(20)
  const villages = Array.from({ length: 40 }, () => at(random(), random()))
  return Array.from({ length: count }, (_, index) => {
    const village = villages[Math.floor(random() * villages.length)] ?? at(0.5, 0.5)
    const alone = at(random(), random())
    const [latitude, longitude] =
      index % 2 ? alone : [village[0] + (random() - 0.5) / 60, village[1] + (random() - 0.5) / 60]
    return locationAt(index, latitude, longitude)
  })
}

const at = (up: number, right: number): [number, number] => [
  SOUTH + (NORTH - SOUTH) * up,
  WEST + (EAST - WEST) * right,
]

function locationAt(index: number, latitude: number, longitude: number): Location {
  return {
    id: `many-${index}`,
    type: 'patrimonio',
    layer: 'interest',
    name: `Lloc ${index}`,
    description: 'Un lloc entre sureres, amb una font i un banc a l’ombra.'.repeat(4),
    municipality: 'Cruïlles',
    province: 'Girona',
    latitude,
    longitude,
    elevation: 200,
    position_is_exact: true,
    opening_hours: null,
    facts: [],
    rating: null,
    checked_on: null,
    ratings_count: 0,
    featured: false,
    check_in: null,
    status_note: null,
    status_date: null,
    status_level: null,
    demo: true,
    image: null,
    image_alt: null,
    image_color: null,
    image_widths: [],
  }
}

/** Serves these locations page by page, as the API does; everything else comes from the product. */
export async function serveLocations(context: BrowserContext, locations: readonly Location[]): Promise<void> {
  await context.route(/\/api\/v1\/locations\?/, (route) => {
    const start = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)
    const next = start + PER_PAGE
    const data = locations.slice(start, next)
    return route.fulfill({
      json: { data, meta: { next_cursor: next < locations.length ? String(next) : null } },
    })
  })
}

/** The Mulberry32 generator is small and gives the same numbers on every machine. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
