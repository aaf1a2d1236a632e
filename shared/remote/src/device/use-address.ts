import { useSearchParams } from 'react-router-dom'

/** Words of an address and what they become; null and empty ones leave it. */
export type AddressChange = Readonly<Record<string, string | null>>

export interface AddressOptions {
  /** Going back undoes it, as with a sheet that opens; else the address is changed in place. */
  isStep?: boolean
  /** Stored in the history beside the address. */
  state?: unknown
}

export interface Address {
  search: URLSearchParams
  /** Changes some words of the address as it is now, or those a function finds in it. The page stays where it is scrolled to. */
  change: (words: AddressChange | ((now: URLSearchParams) => AddressChange), options?: AddressOptions) => void
  /** Takes every word away. */
  clear: () => void
}

/** What a screen shows is in its address (`?date=2027-05-01&view=week`): back, reload and a shared link bring the same. */
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
