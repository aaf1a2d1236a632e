import { useLocation, useSearchParams } from 'react-router-dom'
import { withChange } from '../domain/map-address.ts'

/** Words that say how one looks, not at what: the list stays as long as it was. */
const LOOK = ['view', 'item']

/** Changes words of the map's address in place: going back leaves the map, it does not undo taps. */
export function useAddressChange() {
  const [, setSearch] = useSearchParams()
  const { state } = useLocation()
  return (change: Record<string, string | null>) =>
    setSearch((before) => withChange(before, change), {
      replace: true,
      preventScrollReset: true,
      ...(Object.keys(change).every((word) => LOOK.includes(word)) && { state }),
    })
}
