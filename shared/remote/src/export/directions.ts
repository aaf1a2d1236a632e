interface Place {
  latitude: number
  longitude: number
  name: string
}

interface WayThere {
  href: string
  target?: '_blank'
  rel?: 'noreferrer'
}

/**
 * Link props that open the way to a place in the map app of the phone: on Android any installed one (`geo:`, also those that work without
 * network), on Apple phones the built-in one, elsewhere OpenStreetMap.
 */
export function directionsTo(
  { latitude, longitude, name }: Place,
  userAgent = navigator.userAgent,
): WayThere {
  const point = `${latitude},${longitude}`
  // opens an app; a new tab would be left behind empty
  if (/Android/i.test(userAgent)) return { href: `geo:${point}?q=${point}(${label(name)})` }
  const web = { target: '_blank', rel: 'noreferrer' } as const
  if (/iPhone|iPad|iPod|Macintosh/i.test(userAgent))
    return { href: `https://maps.apple.com/?daddr=${point}`, ...web }
  return { href: `https://www.openstreetmap.org/directions?to=${encodeURIComponent(point)}`, ...web }
}

/** Link props that open the map app of the phone around a place, looking for `what`: a car park, a pharmacy. */
export function searchAround(
  what: string,
  { latitude, longitude }: Omit<Place, 'name'>,
  userAgent = navigator.userAgent,
): WayThere {
  const point = `${latitude},${longitude}`
  const query = encodeURIComponent(what)
  if (/Android/i.test(userAgent)) return { href: `geo:${point}?q=${query}` }
  const web = { target: '_blank', rel: 'noreferrer' } as const
  if (/iPhone|iPad|iPod|Macintosh/i.test(userAgent))
    return { href: `https://maps.apple.com/?q=${query}&sll=${point}`, ...web }
  return {
    href: `https://www.openstreetmap.org/search?query=${query}#map=15/${latitude}/${longitude}`,
    ...web,
  }
}

/** Brackets end the label of a `geo:` address. */
const label = (name: string): string => encodeURIComponent(name.replaceAll(/[()]/g, ' ').trim())
