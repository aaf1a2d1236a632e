import type { Call } from '@sureda/contract/calls/call'
import { CALLS, getAt } from '@sureda/contract/calls/calls'

/**
 * The fault of an address in `remote.json`, by the table of calls: no such GET, or a parameter its query does not know.
 * @param address `/api/v1/events?from=:weekFrom&per_page=100`
 */
export function callFault(address: string): string | null {
  const [, query = ''] = address.split('?')
  const call = getAt(address)
  if (!call)
    return `${address} is no GET of the table of calls (shared/contract/src/calls): correct it, or add the call first`
  const known = parametersOf(`GET ${call.path}`)
  const unknown = [...new URLSearchParams(query).keys()].find((name) => known && !known.includes(name))
  return unknown
    ? `${address} has ?${unknown}=, which ${call.path} does not know: it takes ${known?.join(', ') || 'none'}`
    : null
}

/** Names that may follow the question mark; null where the schema does not list them. */
function parametersOf(name: string): string[] | null {
  const { query } = (CALLS as Record<string, Call>)[name] ?? {}
  if (!query) return []
  return 'shape' in query ? Object.keys(query.shape as object) : null
}
