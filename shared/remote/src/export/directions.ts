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
 * Link props that open directions in the phone's map app: on Android any installed app (`geo:`, including offline
 * ones), on Apple phones the built-in one, elsewhere OpenStreetMap.
 */
export function directionsTo(
  { latitude, longitude, name }: Place,
  userAgent = navigator.userAgent,
): WayThere {
  const point = `${latitude},${longitude}`
  // opens an app; a new tab would remain empty
  if (/Android/i.test(userAgent)) return { href: `geo:${point}?q=${point}(${label(name)})` }
  const web = { target: '_blank', rel: 'noreferrer' } as const
  if (/iPhone|iPad|iPod|Macintosh/i.test(userAgent))
    return { href: `https://maps.apple.com/?daddr=${point}`, ...web }
  return { href: `https://www.openstreetmap.org/directions?to=${encodeURIComponent(point)}`, ...web }
}

/** Link props that open the phone's map app around a place and search for `what`: a car park, a pharmacy. */
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

/** Brackets would end the label of a `geo:` address. */
const label = (name: string): string => encodeURIComponent(name.replaceAll(/[()]/g, ' ').trim())
