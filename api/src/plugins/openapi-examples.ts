/** The subset of JSON Schema that the contract uses. */
interface Schema {
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  type?: string | string[]
  format?: string
  pattern?: string
  minLength?: number
  minimum?: number
  exclusiveMinimum?: number
  items?: Schema
  prefixItems?: Schema[]
  minItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
}

const FORMATS: Record<string, string> = {
  date: '2026-06-12',
  'date-time': '2026-06-12T09:30:00.000Z',
  email: 'ona@example.org',
  uri: 'https://example.org/',
  uuid: '3f2b8c1e-7a4d-4e5f-9a6b-1c2d3e4f5a6b',
}

/** A value that fits the schema; undefined if none can be derived, as for a pattern. */
export function exampleOf(schema: Schema): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(exampleOf).find((value) => value !== undefined)
  switch ([schema.type].flat()[0]) {
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1)
    case 'boolean':
      return true
    case 'null':
      return null
    case 'array':
      return listOf(schema)
    case 'object':
      return objectOf(schema)
    default:
      return undefined
  }
}

/** Days are two patterns in the contract; one of them is for 29 February of leap years. */
const isDay = (patterns: readonly Schema[]) => patterns.some(({ pattern }) => pattern?.includes('-02-29'))

function textOf({ format, pattern, allOf = [], minLength = 0 }: Schema): string | undefined {
  if (isDay(allOf)) return FORMATS.date
  if (format && FORMATS[format]) return FORMATS[format]
  return pattern || format || allOf.length > 0
    ? undefined
    : 'text'.repeat(Math.max(1, Math.ceil(minLength / 4)))
}

function listOf({ prefixItems, items, minItems = 1 }: Schema): unknown[] | undefined {
  if (prefixItems) return prefixItems.map(exampleOf)
  const item = items && exampleOf(items)
  if (item === undefined) return minItems > 0 ? undefined : []
  return Array.from({ length: Math.max(1, minItems) }, () => item)
}

/** An object with every field that has an example; undefined if a required one has none. */
function objectOf({ properties = {}, required = [], additionalProperties }: Schema): object | undefined {
  const rest = typeof additionalProperties === 'object' ? additionalProperties : {}
  const all = { ...Object.fromEntries(required.map((name) => [name, rest])), ...properties }
  const fields = Object.entries(all).map(([name, schema]) => [name, exampleOf(schema)] as const)
  const missing = fields.some(([name, value]) => value === undefined && required.includes(name))
  return missing ? undefined : Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}
