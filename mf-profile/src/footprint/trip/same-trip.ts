import type { FootprintInputs } from '@sureda/contract/schemas/points/footprint'

/** The server returns fields in its own order, and trims texts. */
const inOrder = (_name: string, value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
}
const canonical = (inputs: FootprintInputs) => JSON.stringify(inputs, inOrder)

/** Whether two trips have the same answers. */
export const isSameTrip = (one: FootprintInputs, other: FootprintInputs): boolean =>
  canonical(one) === canonical(other)
