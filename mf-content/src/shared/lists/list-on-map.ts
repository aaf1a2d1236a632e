import { paths } from '@sureda/contract/remote/paths'

/** The address of the map with the layers, filters and search of a list. Empty values are left out. */
export function listOnMap(layers: string, asked: Record<string, string | number | null>): string {
  const words = Object.entries(asked).map(([name, value]) => [name, String(value ?? '').trim()])
  const more = new URLSearchParams(words.filter(([, value]) => value))
  return `${paths.map()}?layer=${layers}${more.size > 0 ? `&${more}` : ''}`
}
