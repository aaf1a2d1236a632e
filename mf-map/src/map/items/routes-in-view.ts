import type { Corners } from '../../shared/geo/bounds.ts'
import type { MapItem } from '../../shared/map-item.ts'

/** Each line is a request, and more lines than this cannot be told apart. */
const MOST = 24
/** Routes that begin this far outside of the view, as a share of it, may lead into it. */
const AROUND = 0.5

/** Keys of the routes whose lines are drawn: the chosen one always, those in view unless there are too many. */
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
