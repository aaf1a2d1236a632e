import type { FootprintInputs } from '@sureda/contract/schemas/points/footprint'

/** The server gives the fields back in an order of its own, and names without the spaces around them. */
const inOrder = (_name: string, value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
}
const canonical = (inputs: FootprintInputs) => JSON.stringify(inputs, inOrder)

/** Whether two trips were answered the same. */
export const isSameTrip = (one: FootprintInputs, other: FootprintInputs): boolean =>
  canonical(one) === canonical(other)
