import { paths } from '@sureda/contract/remote/paths'

/** The map, narrowed as a list is: by its layers and by what else is asked of the list. What is empty stays out of the address. */
export function listOnMap(layers: string, asked: Record<string, string | number | null>): string {
  const words = Object.entries(asked).map(([name, value]) => [name, String(value ?? '').trim()])
  const more = new URLSearchParams(words.filter(([, value]) => value))
  return `${paths.map()}?layer=${layers}${more.size > 0 ? `&${more}` : ''}`
}
