interface Place {
  latitude: number
  longitude: number
  name: string
}

/**
 * Address that opens the way to a place in the map app of the phone: on Android any installed one (also those that work without network), on
 * Apple phones the built-in one, elsewhere OpenStreetMap.
 */
export function directionsHref(
  { latitude, longitude, name }: Place,
  userAgent = navigator.userAgent,
): string {
  const point = `${latitude},${longitude}`
  if (/Android/i.test(userAgent)) return `geo:${point}?q=${point}(${encodeURIComponent(name)})`
  if (/iPhone|iPad|Macintosh/i.test(userAgent)) return `https://maps.apple.com/?daddr=${point}`
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(point)}`
}
