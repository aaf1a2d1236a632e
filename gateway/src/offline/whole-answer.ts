import { MAX_PER_PAGE } from '@sureda/contract/rules/limits'
import type { Ask } from './cached-calls.ts'

/** The same limit as in the screens. */
const MAX_PAGES = 100

type Answer = readonly [address: string, body: string]

/**
 * The answer of a call. After a full first page of a list (`per_page=100`) it includes the other pages, at the
 * addresses that `fetchAllPages` of `shared/remote` requests: without them a list of 101 items would not open offline.
 * A shorter page is all a screen needs.
 * @returns an empty list if the call has no answer
 */
export async function wholeAnswer(call: string, ask: Ask): Promise<Answer[]> {
  const found: Answer[] = []
  let address: string | undefined = call
  while (address && found.length < MAX_PAGES) {
    const body: string | undefined = await ask(address)
    if (body === undefined) break
    found.push([address, body])
    address = addressBehind(call, body)
  }
  return found
}

function addressBehind(call: string, body: string): string | undefined {
  const [path, search] = call.split('?')
  const query = new URLSearchParams(search)
  if (query.get('per_page') !== String(MAX_PER_PAGE)) return undefined
  const { meta } = JSON.parse(body) as { meta?: { next_cursor?: string | null } }
  if (!meta?.next_cursor) return undefined
  query.delete('per_page')
  query.set('cursor', meta.next_cursor)
  return `${path}?${query}`
}
