/** A coordinate as printed on the margin of a map: `41°54′27″N 3°05′17″E`. */
export function coordinatesOf(latitude: number, longitude: number): string {
  return `${degrees(latitude)}${latitude < 0 ? 'S' : 'N'} ${degrees(longitude)}${longitude < 0 ? 'W' : 'E'}`
}

function degrees(value: number): string {
  const seconds = Math.round(Math.abs(value) * 3600)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`
}
