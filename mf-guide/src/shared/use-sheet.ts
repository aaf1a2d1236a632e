import { useAddress } from '@sureda/remote/device'

/** The open sheet, in the address: going back closes it, and a reload opens it again. */
export function useSheet<Name extends string>(key: string) {
  const { search, change } = useAddress()
  // opening adds an entry to the history, closing replaces it
  const set = (value: string | null) => change({ [key]: value }, { isStep: value !== null })
  return [search.get(key) as Name | null, set] as const
}
