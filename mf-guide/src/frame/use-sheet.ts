import { useSearchParams } from 'react-router-dom'

/** The open sheet, in the address: going back closes it, and a reload opens it again. */
export function useSheet<Name extends string>(key: string) {
  const [search, setSearch] = useSearchParams()
  const set = (value: string | null) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (value) next.set(key, value)
        else next.delete(key)
        return next
      },
      // a sheet that is opened is a step, one that is closed is none
      { replace: value === null, preventScrollReset: true },
    )
  return [search.get(key) as Name | null, set] as const
}
