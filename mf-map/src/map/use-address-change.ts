import { useSearchParams } from 'react-router-dom'
import { withChange } from '../domain/map-address.ts'

/** Changes words of the map's address in place: going back leaves the map, it does not undo taps. */
export function useAddressChange() {
  const [, setSearch] = useSearchParams()
  return (change: Record<string, string | null>) =>
    setSearch((before) => withChange(before, change), { replace: true, preventScrollReset: true })
}
