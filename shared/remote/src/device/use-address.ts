import { useSearchParams } from 'react-router-dom'

/** Search parameters and their new values; null and empty ones are removed. */
export type AddressChange = Readonly<Record<string, string | null>>

export interface AddressOptions {
  /** Adds a history entry, so that Back undoes it; otherwise the address is replaced. */
  isStep?: boolean
  /** Stored in the history entry. */
  state?: unknown
}

export interface Address {
  search: URLSearchParams
  /** Changes some search parameters of the current address, or those a function computes from it. The scroll position stays. */
  change: (words: AddressChange | ((now: URLSearchParams) => AddressChange), options?: AddressOptions) => void
  /** Removes all search parameters. */
  clear: () => void
}

/** The state of a screen is in its address (`?date=2027-05-01&view=week`): Back, reload and shared links restore it. */
export function useAddress(): Address {
  const [search, setSearch] = useSearchParams()
  return {
    search,
    change: (words, { isStep = false, state } = {}) =>
      setSearch((now) => withWords(now, typeof words === 'function' ? words(now) : words), {
        replace: !isStep,
        preventScrollReset: true,
        state,
      }),
    clear: () => setSearch({}, { replace: true, preventScrollReset: true }),
  }
}

function withWords(search: URLSearchParams, words: AddressChange): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(words)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
