import { useSearchParams } from 'react-router-dom'

export interface ListAddress {
  search: URLSearchParams
  /** Changes some words of the address; null, empty and `any` ones leave it. The list stays where it is scrolled to. */
  change: (words: Readonly<Record<string, string | null>>) => void
  /** Takes everything away that narrows the list. */
  clear: () => void
}

/** The value of a choice that chooses nothing; never stands in an address. */
export const ANY = 'any'

/** What narrows and orders a list stands in its address, so that back, reload and a shared link bring the same list. */
export function useListAddress(): ListAddress {
  const [search, setSearch] = useSearchParams()
  const stay = { replace: true, preventScrollReset: true } as const
  return {
    search,
    change: (words) =>
      setSearch((now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(words)) {
          if (value && value !== ANY) next.set(name, value)
          else next.delete(name)
        }
        return next
      }, stay),
    clear: () => setSearch({}, stay),
  }
}
