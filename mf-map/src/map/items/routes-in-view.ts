import type { Corners } from '../../shared/geo/bounds.ts'
import type { MapItem } from '../../shared/map-item.ts'

/** Each line is a request and a drawing: a view with more routes than this is too far away for lines. */
const MOST = 24
/** Routes that begin this far outside, as a share of the view, may still lead into it. */
const AROUND = 0.5

/** Keys of the routes whose lines belong into a view: the chosen one always, others as long as they can be told apart. */
export function routesInView(
  items: readonly MapItem[],
  view: Readonly<Corners> | null,
  chosen: string | null,
): string[] {
  const routes = items.filter(({ layer }) => layer === 'route')
  const inView = view ? routes.filter((item) => isWithin(item, view)) : []
  const near = inView.length > MOST ? [] : inView
  return routes.filter((item) => item.key === chosen || near.includes(item)).map(({ key }) => key)
}

function isWithin(
  { latitude, longitude }: MapItem,
  [[south, west], [north, east]]: Readonly<Corners>,
): boolean {
  const [lat, lng] = [(north - south) * AROUND, (east - west) * AROUND]
  return latitude > south - lat && latitude < north + lat && longitude > west - lng && longitude < east + lng
}
